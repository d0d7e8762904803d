// Whether a person is sending a form just now: by its button or by Enter, and not by code.

/** The form that a person is sending. */
let sentForm;
const send = (form) => {
  sentForm = form;
  setTimeout(() => (sentForm = undefined));
};

let isListening = false;
/** Begins to follow what a person sends. */
export function followSends() {
  if (isListening) return;
  isListening = true;
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button, input');
    if (/^(submit|image)$/.test(button?.type)) send(button.form);
  }, { capture: true });
  addEventListener('keypress', ({ key, target }) => key === 'Enter' && send(target.form), {
    capture: true,
  });
}

/** Whether a person is sending a form just now. */
export const isSending = (form) => !!form && form === sentForm;
