// <elastic-template>: any content in a pill that swells while it is pressed.
import { ElasticElement } from './elastic-element.js';
import { TEMPLATE } from './words/elastic-template.js';

const pillStyle = `
slot { display: block }
path { pointer-events: none }
`;

export class ElasticTemplateElement extends ElasticElement {
  static tag = 'elastic-template';
  static control = TEMPLATE;
  static events = { held: 'grab', letGo: 'release' };
  static styles = [...super.styles, pillStyle];

  connect(signal) {
    const tell = (type, code) =>
      this.addEventListener(type, ({ timeStamp }) => this.handle(code, [], timeStamp), { signal });
    tell('pointerdown', TEMPLATE.pressed);
    for (const type of ['pointerup', 'pointercancel', 'pointerleave']) {
      tell(type, TEMPLATE.released);
    }
  }
}
