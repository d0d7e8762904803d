// Both sides of a pair have this: a function for the announcements of the native one.

/** Makes an element with these properties. */
window.make = (name, { role, ...properties } = {}) => {
  const element = Object.assign(document.createElement(name), properties);
  if (role) element.setAttribute('role', role);
  return element;
};

const status = make('span', { ariaLive: 'polite', ariaAtomic: 'true' });
status.style.cssText = 'position: absolute; clip-path: inset(50%)';
let timer;

/** Announces a text, as elements do. */
window.say = (text) => {
  clearTimeout(timer);
  status.textContent = text;
  timer = setTimeout(() => (status.textContent = ''), 1000);
};
document.querySelector('#start').after(status);
