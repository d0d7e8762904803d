// As much of Vue 3 as the package's types lean on.
export interface HTMLAttributes { class?: any; title?: string }
export interface InputHTMLAttributes extends HTMLAttributes { name?: string; required?: boolean }
export interface GlobalComponents {}
