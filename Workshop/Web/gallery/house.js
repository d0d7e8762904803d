// The settings of a house, with a switch for each.

/** Connects the switches with the line below the title. */
export function showHouse() {
  const stage = document.querySelector('.settings');
  const status = document.getElementById('house');
  const switches = [...stage.querySelectorAll('jelly-switch')];
  const show = () => {
    const count = switches.filter(({ checked }) => checked).length;
    status.textContent = count ? `${count} of ${switches.length} on` : 'All is dark';
    stage.classList.toggle('warm', document.getElementById('night').checked);
  };
  stage.addEventListener('input', show);
  show();
}
