// The supper: guests, a place, and a letter that invites them, all of which give under a finger.

const NUMBERS = ['Nobody', 'one guest', 'two guests', 'three guests', 'four guests'];

/** Connects the guests and the places with the button that invites. */
export function showSupper() {
  const stage = document.querySelector('.supper');
  const invite = document.getElementById('invite');
  const isOn = (button) => button.getAttribute('aria-pressed') === 'true';
  const guests = [...stage.querySelectorAll('.guests button')];
  const places = [...stage.querySelectorAll('.place')];
  let isSent = false;
  const show = () => {
    const count = guests.filter(isOn).length;
    const place = places.find(isOn).querySelector('strong').textContent.toLowerCase();
    invite.textContent = isSent ? 'Invited' : count ? `Invite ${NUMBERS[count]}` : 'Nobody yet';
    document.getElementById('supper').textContent = count
      ? `${count + 1} at the table, ${place}`
      : `Only you, ${place}`;
  };
  stage.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    isSent = button === invite && guests.some(isOn);
    if (places.includes(button)) {
      for (const one of places) one.setAttribute('aria-pressed', one === button);
    } else if (button !== invite) button.setAttribute('aria-pressed', !isOn(button));
    show();
  });
  show();
}
