// The sign-in form of the library app: it shows errors and accepts nobody.

/** Connects the form. */
export function showSignIn() {
  const form = document.getElementById('signin');
  const hours = document.getElementById('hours');
  const open = hours.textContent;
  const problems = {
    card: 'Eight digits, on the back of the card',
    pin: 'Four digits',
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = Object.keys(problems).filter((name) =>
      !document.getElementById(name).checkValidity()
    );
    for (const name of wrong) document.getElementById(name).reject(problems[name]);
    document.getElementById(wrong[0])?.focus();
    hours.textContent = wrong.length ? open : 'Welcome back. Two books are waiting for you.';
  });
  form.addEventListener('input', () => (hours.textContent = open));
}
