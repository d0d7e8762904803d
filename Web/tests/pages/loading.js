// Watches how a page with elements loads. Comes before them, as a classic script.

/** The lines in the console that warn. */
const lines = [];
for (const kind of ['warn', 'error']) {
  const say = console[kind];
  console[kind] = (...words) => {
    lines.push(words.join(' '));
    say.apply(console, words);
  };
}

/** The violations of the page's security policy. */
const forbidden = [];
addEventListener(
  'securitypolicyviolation',
  ({ violatedDirective, blockedURI, sourceFile }) =>
    forbidden.push(`${violatedDirective}: ${blockedURI} in ${sourceFile}`),
);
addEventListener('error', ({ message }) => lines.push(message));
addEventListener('unhandledrejection', ({ reason }) => lines.push(`${reason}`));
