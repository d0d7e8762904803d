// Written by `make schema` from the controls' own declarations.

/** The name of a preset. */
export type TuningPreset = 'standard' | 'liquid' | 'classic' | 'reduced';

/** A preset, or a name that was given to `defineTuning`. */
export type TuningName = TuningPreset | (string & {});

/** A spring, by any of its sets of parameters. */
export type Spring =
  | { mass: number; stiffness: number; damping: number }
  | { response: number; dampingRatio: number }
  | { duration: number; bounce: number }
  | { settlingDuration: number; dampingRatio: number }
  | { uikitDuration: number; dampingRatio: number }
  | { keyframeDecay: number; keyframeFrequency: number; keyframeDuration: number }
  | { angularFrequency: number; dampingRatio: number };

/** Changes of a tuning of `jelly-bar`; what is missing stays. null is "no limit". */
export interface JellyBarTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  quadratic?: {
    pullRatio?: number;
    waveFraction?: number;
    maximumWaveDepth?: number | null;
    depthLimit?: {
      linearRange?: number | null;
      softRange?: number;
    };
    lateralLimit?: {
      linearRange?: number | null;
      softRange?: number;
    };
    usesTranslation?: boolean;
    spring?: Spring;
    returnsLaterally?: boolean;
    reboundLimit?: number;
  };
  wave?: {
    profile?: 'sevenPoint' | 'bell';
    pullRatio?: number;
    waveFraction?: number;
    maximumWaveDepth?: number | null;
    depthLimit?: {
      linearRange?: number | null;
      softRange?: number;
    };
    lateralLimit?: {
      linearRange?: number | null;
      softRange?: number;
    };
    usesTranslation?: boolean;
    spring?: Spring;
    returnsLaterally?: boolean;
    reboundLimit?: number;
  };
  soft?: {
    pullRatio?: number;
    waveFraction?: number;
    maximumWaveDepth?: number | null;
    depthLimit?: {
      linearRange?: number | null;
      softRange?: number;
    };
    lateralLimit?: {
      linearRange?: number | null;
      softRange?: number;
    };
    usesTranslation?: boolean;
    spring?: Spring;
    returnsLaterally?: boolean;
    reboundLimit?: number;
    modal?: {
      waves?: {
        stiffnessDamping?: number;
        foundationFraction?: number;
        bendingStiffness?: number;
        contactFrequency?: number;
        touchWidth?: number;
      };
      areaStiffness?: number;
      tapVelocity?: number;
    };
  };
  softFallback?: 'quadratic' | 'wave' | 'soft';
  pullRatio?: number;
  waveFraction?: number;
  maximumWaveDepth?: number | null;
  depthLimit?: {
    linearRange?: number | null;
    softRange?: number;
  };
  lateralLimit?: {
    linearRange?: number | null;
    softRange?: number;
  };
  usesTranslation?: boolean;
  spring?: Spring;
  returnsLaterally?: boolean;
  reboundLimit?: number;
  profile?: 'sevenPoint' | 'bell';
  stiffnessDamping?: number;
  foundationFraction?: number;
  bendingStiffness?: number;
  contactFrequency?: number;
  touchWidth?: number;
  areaStiffness?: number;
  tapVelocity?: number;
}

/** Changes of a tuning of `jelly-refresh`; what is missing stays. null is "no limit". */
export interface JellyRefreshTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  bar?: {
    quadratic?: {
      pullRatio?: number;
      waveFraction?: number;
      maximumWaveDepth?: number | null;
      depthLimit?: {
        linearRange?: number | null;
        softRange?: number;
      };
      lateralLimit?: {
        linearRange?: number | null;
        softRange?: number;
      };
      usesTranslation?: boolean;
      spring?: Spring;
      returnsLaterally?: boolean;
      reboundLimit?: number;
    };
    wave?: {
      profile?: 'sevenPoint' | 'bell';
      pullRatio?: number;
      waveFraction?: number;
      maximumWaveDepth?: number | null;
      depthLimit?: {
        linearRange?: number | null;
        softRange?: number;
      };
      lateralLimit?: {
        linearRange?: number | null;
        softRange?: number;
      };
      usesTranslation?: boolean;
      spring?: Spring;
      returnsLaterally?: boolean;
      reboundLimit?: number;
    };
    soft?: {
      pullRatio?: number;
      waveFraction?: number;
      maximumWaveDepth?: number | null;
      depthLimit?: {
        linearRange?: number | null;
        softRange?: number;
      };
      lateralLimit?: {
        linearRange?: number | null;
        softRange?: number;
      };
      usesTranslation?: boolean;
      spring?: Spring;
      returnsLaterally?: boolean;
      reboundLimit?: number;
      modal?: {
        waves?: {
          stiffnessDamping?: number;
          foundationFraction?: number;
          bendingStiffness?: number;
          contactFrequency?: number;
          touchWidth?: number;
        };
        areaStiffness?: number;
        tapVelocity?: number;
      };
    };
    softFallback?: 'quadratic' | 'wave' | 'soft';
    pullRatio?: number;
    waveFraction?: number;
    maximumWaveDepth?: number | null;
    depthLimit?: {
      linearRange?: number | null;
      softRange?: number;
    };
    lateralLimit?: {
      linearRange?: number | null;
      softRange?: number;
    };
    usesTranslation?: boolean;
    spring?: Spring;
    returnsLaterally?: boolean;
    reboundLimit?: number;
    profile?: 'sevenPoint' | 'bell';
    stiffnessDamping?: number;
    foundationFraction?: number;
    bendingStiffness?: number;
    contactFrequency?: number;
    touchWidth?: number;
    areaStiffness?: number;
    tapVelocity?: number;
  };
  returnSpring?: Spring;
  spins?: boolean;
}

/** Changes of a tuning of `jelly-field`; what is missing stays. null is "no limit". */
export interface JellyFieldTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  touchResponse?: 'allSides' | 'none' | 'soft';
  spring?: Spring;
  tapVelocity?: number;
  outwardSpring?: Spring;
  outwardVelocity?: number;
  outwardDuration?: number;
  focusStrength?: number;
  shakeSpring?: Spring;
  shakeVelocity?: number;
  waves?: {
    stiffnessDamping?: number;
    foundationFraction?: number;
    bendingStiffness?: number;
    contactFrequency?: number;
    touchWidth?: number;
  };
}

/** Changes of a tuning of `jelly-pager`; what is missing stays. null is "no limit". */
export interface JellyPagerTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  stretchSource?: 'distance' | 'speed';
  profile?: 'classic' | 'teardrop';
  isCenteredOnDots?: boolean;
  stretchLimit?: {
    linearRange?: number | null;
    softRange?: number;
  };
  squeezeLimit?: {
    linearRange?: number | null;
    softRange?: number;
  };
  stretchPerSpeed?: number;
  stretchSpring?: Spring;
  overscrollSqueeze?: number;
  wobbleSpring?: Spring;
  minimumWobble?: number;
  wobbleRange?: number;
  wobbleDelay?: number;
  landingWobble?: number;
  trackDuration?: number;
  rollTurns?: number;
  rollLag?: number;
}

/** Changes of a tuning of `jelly-badge`; what is missing stays. null is "no limit". */
export interface JellyBadgeTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  neck?: 'quadratic' | 'liquid' | 'none';
  minimumNeckRadius?: number;
  minimumNeckFraction?: number;
  reattachFraction?: number;
  centeringDistance?: number;
  isDismissible?: boolean;
  keepsVelocity?: boolean;
  returnSpring?: Spring;
  surfaceSpring?: Spring;
  maximumStretch?: number;
  wobbleSpring?: Spring;
  floatAmplitude?: number;
  dropletCount?: number;
}

/** Changes of a tuning of `jelly-menu`; what is missing stays. null is "no limit". */
export interface JellyMenuTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  transition?: 'bump' | 'bud' | 'fade';
  openingSpring?: Spring;
  closingSpring?: Spring;
  closingDuration?: number;
  stagger?: number;
  roundsToDegrees?: boolean;
  bud?: {
    initialScale?: number;
    separationDistance?: number;
    rejoinFraction?: number;
    recoilSpring?: Spring;
    bridgeSpring?: Spring;
    buttonStretch?: number;
    tapSwell?: number;
    maximumFlickVelocity?: number;
  };
}

/** Changes of a tuning of `jelly-shape`; what is missing stays. null is "no limit". */
export interface JellyShapeTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  spring?: Spring;
  waves?: {
    stiffnessDamping?: number;
    foundationFraction?: number;
    bendingStiffness?: number;
    positionStiffness?: number;
    affineStiffness?: number;
    dilationFrequency?: number;
    contactFrequency?: number;
    touchWidth?: number;
  };
  pullLimit?: {
    linearRange?: number | null;
    softRange?: number;
  };
  strainLimit?: {
    linearRange?: number | null;
    softRange?: number;
  };
  maximumDisplacement?: number;
  pressDepth?: number;
  pressDilation?: number;
  pokeVelocity?: number;
}

/** Changes of a tuning of `jelly-switch`; what is missing stays. null is "no limit". */
export interface JellySwitchTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  frontSpring?: Spring;
  massSpring?: Spring;
  rearSpring?: Spring;
  dragSpring?: Spring;
  widthSpring?: Spring;
  liftSpring?: Spring;
  lowerSpring?: Spring;
  maximumStretch?: number;
  maximumSqueeze?: number;
  maximumOvertravel?: number;
  maximumTaper?: number;
  maximumFlickVelocity?: number;
  isRigid?: boolean;
  dragThreshold?: number;
  pullLimit?: number;
  projectionTime?: number;
}

/** Changes of a tuning of `jelly-slider`; what is missing stays. null is "no limit". */
export interface JellySliderTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  frontSpring?: Spring;
  massSpring?: Spring;
  rearSpring?: Spring;
  dragSpring?: Spring;
  widthSpring?: Spring;
  liftSpring?: Spring;
  lowerSpring?: Spring;
  maximumStretch?: number;
  maximumSqueeze?: number;
  maximumOvertravel?: number;
  maximumTaper?: number;
  maximumFlickVelocity?: number;
  isRigid?: boolean;
  dragThreshold?: number;
  pullLimit?: number;
  projectionTime?: number;
}

/** Changes of a tuning of `jelly-segments`; what is missing stays. null is "no limit". */
export interface JellySegmentsTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  frontSpring?: Spring;
  massSpring?: Spring;
  rearSpring?: Spring;
  dragSpring?: Spring;
  widthSpring?: Spring;
  liftSpring?: Spring;
  lowerSpring?: Spring;
  maximumStretch?: number;
  maximumSqueeze?: number;
  maximumOvertravel?: number;
  maximumTaper?: number;
  maximumFlickVelocity?: number;
  isRigid?: boolean;
  dragThreshold?: number;
  pullLimit?: number;
  projectionTime?: number;
}

/** Changes of a tuning of `jelly-press`; what is missing stays. null is "no limit". */
export interface JellyPressTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  spring?: Spring;
  waves?: {
    stiffnessDamping?: number;
    foundationFraction?: number;
    bendingStiffness?: number;
    positionStiffness?: number;
    affineStiffness?: number;
    dilationFrequency?: number;
    contactFrequency?: number;
    touchWidth?: number;
  };
  liftSpring?: Spring;
  lowerSpring?: Spring;
  pullLimit?: number;
  maximumDisplacement?: number;
  growthArea?: number;
  maximumGrowth?: number;
}

/** Changes of a tuning of `jelly-drawer`; what is missing stays. null is "no limit". */
export interface JellyDrawerTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  openSpring?: Spring;
  closeSpring?: Spring;
  followFrequency?: number;
  waveSpring?: Spring;
  lead?: number;
  maximumLead?: number;
  inertia?: number;
  overpull?: number;
  tipRange?: number;
  reach?: {
    linearRange?: number | null;
    softRange?: number;
  };
  foundationFraction?: number;
  bendingStiffness?: number;
  stiffnessDamping?: number;
  touchWidth?: number;
}

/** Changes of a tuning of `jelly-group`; what is missing stays. null is "no limit". */
export interface JellyGroupTuning {
  /** The preset that is changed. */
  preset?: TuningPreset;
  motionSpring?: Spring;
  bridgeSpring?: Spring;
  recoilSpring?: Spring;
  limit?: number;
  rejoinFraction?: number;
  filletFraction?: number;
  pull?: number;
  hit?: number;
}

/** The base class of all elements. `Events` has the types of its own events. */
export abstract class JellyElement<Events = {}, Tuning = object> extends HTMLElement {
  addEventListener<Name extends keyof Events>(
    type: Name,
    listener: (this: this, event: Events[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends Exclude<keyof HTMLElementEventMap, keyof JellyEvents>>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** The tuning: a preset, a name of `defineTuning`, or an object that changes a preset. */
  get tuning(): TuningName | Tuning;
  set tuning(value: TuningName | Tuning | null | undefined);
  /** `system` follows *Reduce Motion*, live; `full` and `reduced` do not. `system` if it is not given. */
  get motion(): 'system' | 'full' | 'reduced';
  set motion(value: 'system' | 'full' | 'reduced' | null | undefined);
  /** The time from which on the outline stays as it is, in seconds of `clock`. */
  readonly restTime: number;
}

/** The events of `<jelly-bar>`. */
export interface JellyBarEvents {
  /** A finger holds it. */
  'jelly-grab': CustomEvent<null>;
  /** The finger has left. */
  'jelly-release': CustomEvent<null>;
  /** It is at rest again. */
  'jelly-rest': CustomEvent<null>;
}

/** `<jelly-bar>`: a bar over a list; its free edge sags. A rebound does not reach the content of the bar. */
export class JellyBarElement extends JellyElement<JellyBarEvents, JellyBarTuning> {
  /** The curve of the free edge. `soft` if it is not given. */
  get curve(): 'quadratic' | 'wave' | 'soft';
  set curve(value: 'quadratic' | 'wave' | 'soft' | null | undefined);
  /** The edge of the page that it hangs from. `top` if it is not given. */
  get edge(): 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
  set edge(value: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end' | null | undefined);
  /** The scroller that pulls it. */
  get htmlFor(): string;
  set htmlFor(value: string | number | null | undefined);
  /** Whether the scroller moves along with the free edge. */
  get moveScroller(): boolean;
  set moveScroller(value: boolean);
  /** The depth of the edge beyond its rest, in pixels; negative is a dent. */
  readonly depth: number;
  /** The scroller that pulls it: the one of `for`, or the one that was set. */
  scroller: HTMLElement | null;
}

/** The events of `<jelly-refresh>`. */
export interface JellyRefreshEvents {
  /** The pull is long enough. */
  'jelly-arm': CustomEvent<null>;
  /** The pull is no longer long enough. */
  'jelly-disarm': CustomEvent<null>;
  /** A refresh starts; `preventDefault()` cancels it. `action` is not called then, and the list returns. */
  'jelly-refresh-start': CustomEvent<null>;
  /** A refresh has ended; `preventDefault()` prevents the report of an error of `action`. */
  'jelly-refresh-end': CustomEvent<{ outcome: 'success' | 'failure'; error?: unknown }>;
}

/** `<jelly-refresh>`: wraps a scrolling list, which is pulled to refresh it. */
export class JellyRefreshElement extends JellyElement<JellyRefreshEvents, JellyRefreshTuning> {
  /** The curve of the free edge. `soft` if it is not given. */
  get curve(): 'quadratic' | 'wave' | 'soft';
  set curve(value: 'quadratic' | 'wave' | 'soft' | null | undefined);
  /** The edge of the list that is pulled. `top` if it is not given. */
  get edge(): 'top' | 'bottom';
  set edge(value: 'top' | 'bottom' | null | undefined);
  /** The length of a pull that refreshes, in pixels. `95` if it is not given. */
  get threshold(): number;
  set threshold(value: number | string | null | undefined);
  /** The height of the spinner's space during a refresh, in pixels. `50` if it is not given. */
  get inset(): number;
  set inset(value: number | string | null | undefined);
  /** The shortest duration of a refresh, in seconds. `0.4` if it is not given. */
  get minimumDuration(): number;
  set minimumDuration(value: number | string | null | undefined);
  /** The name of its button. `Refresh` if it is not given. */
  get label(): string;
  set label(value: string | number | null | undefined);
  /** The announcement at the start of a refresh. `Refreshing` if it is not given. */
  get refreshingText(): string;
  set refreshingText(value: string | number | null | undefined);
  /** The announcement after a success. `Up to date` if it is not given. */
  get successText(): string;
  set successText(value: string | number | null | undefined);
  /** The announcement after a failure. `Could not refresh` if it is not given. */
  get failureText(): string;
  set failureText(value: string | number | null | undefined);
  /** The phase: `idle`, `pulling`, `armed`, `refreshing`, `ending`. */
  readonly phase: 'idle' | 'pulling' | 'armed' | 'refreshing' | 'ending';
  /** The progress of the pull: 1 is enough to refresh. */
  readonly progress: number;
  /** The work: a function whose promise ends the refresh. Its signal is aborted if nobody waits. */
  action: ((signal: AbortSignal) => unknown) | undefined;
  /** Starts a refresh, as a pull would. */
  refresh(): void;
  /** Ends a refresh. */
  endRefresh(outcome?: 'success' | 'failure'): void;
}

/** `<jelly-field>`: a native input with its label and its error. */
export class JellyFieldElement extends JellyBoxElement {
  /** The text of the label. */
  get label(): string;
  set label(value: string | number | null | undefined);
  /** The text of the error; while there is one, the input is invalid. */
  get errorText(): string;
  set errorText(value: string | number | null | undefined);
  /** The native input. */
  readonly input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null;
  /** Shakes, and shows the error. */
  reject(message?: string): void;
}
/** A field has the properties and methods of its input. */
export interface JellyFieldElement
  extends Omit<HTMLInputElement, keyof JellyBoxElement | 'labels'> {}

/** The events of `<jelly-box>`. */
export interface JellyBoxEvents {
  /** Its outline was nudged. */
  'jelly-nudge': CustomEvent<null>;
  /** It shakes. */
  'jelly-shake': CustomEvent<null>;
}

/** `<jelly-box>`: the field's outline around any content. A dent does not reach the content of the box. */
export class JellyBoxElement extends JellyElement<JellyBoxEvents, JellyFieldTuning> {
  /** The depth of a press, in pixels; a negative number bulges. `10` if it is not given. */
  get pressDepth(): number;
  set pressDepth(value: number | string | null | undefined);
  /** The radius of its corners, in pixels. `12` if it is not given. */
  get cornerRadius(): number;
  set cornerRadius(value: number | string | null | undefined);
  /** Nudges the outline, as focus by the keyboard does. */
  nudge(): void;
}

/** The events of `<jelly-pager>`. */
export interface JellyPagerEvents {
  /** Another page is selected. */
  'jelly-select': CustomEvent<{ page: number }>;
}

/** `<jelly-pager>`: the dots of a scroll-snap container. */
export class JellyPagerElement extends JellyElement<JellyPagerEvents, JellyPagerTuning> {
  /** The container whose pages it shows. */
  get htmlFor(): string;
  set htmlFor(value: string | number | null | undefined);
  /** The shape of the mark of the selected page. `ball` if it is not given. */
  get indicatorStyle(): 'ball' | 'square';
  set indicatorStyle(value: 'ball' | 'square' | null | undefined);
  /** The direction of the dots: `horizontal`, `vertical`, or that of the scrolling. `auto` if it is not given. */
  get axis(): 'auto' | 'horizontal' | 'vertical';
  set axis(value: 'auto' | 'horizontal' | 'vertical' | null | undefined);
  /** The diameter of the mark, in pixels. `20` if it is not given. */
  get diameter(): number;
  set diameter(value: number | string | null | undefined);
  /** The name of the dots. `Pages` if it is not given. */
  get label(): string;
  set label(value: string | number | null | undefined);
  /** The name of a dot. `Page {n} of {count}` if it is not given. */
  get pageLabel(): string;
  set pageLabel(value: string | number | null | undefined);
  /** The number of pages. */
  readonly pageCount: number;
  /** The selected page, from 0. */
  page: number;
  /** The container: the one of `for`, or the one that was set. */
  scroller: HTMLElement | null;
  /** Scrolls to a page, from 0. */
  select(page: number): void;
}

/** The events of `<jelly-badge>`. */
export interface JellyBadgeEvents {
  /** A finger holds it. */
  'jelly-grab': CustomEvent<null>;
  /** The finger has left. */
  'jelly-release': CustomEvent<null>;
  /** The neck is torn. */
  'jelly-detach': CustomEvent<null>;
  /** The neck is whole again. */
  'jelly-reattach': CustomEvent<null>;
  /** It is thrown away; `preventDefault()` brings it back. */
  'jelly-dismiss': CustomEvent<null>;
  /** It is back. */
  'jelly-restore': CustomEvent<null>;
}

/** `<jelly-badge>`: a count that can be torn off and thrown away. */
export class JellyBadgeElement extends JellyElement<JellyBadgeEvents, JellyBadgeTuning> {
  /** The count; none and 0 hide the badge. */
  get count(): number | null;
  set count(value: number | string | null | undefined);
  /** The highest count that is written: `99` gives 99+. */
  get max(): number | null;
  set max(value: number | string | null | undefined);
  /** The name of the counted things, for screen readers. */
  get label(): string;
  set label(value: string | number | null | undefined);
  /** The length of the neck, in pixels for each pixel of its radius. `20` if it is not given. */
  get neckStretch(): number;
  set neckStretch(value: number | string | null | undefined);
  /** Whether it stands in the flow of text, and not at its ancestor's corner. */
  get inline(): boolean;
  set inline(value: boolean);
  /** Whether it floats at rest. */
  get floating(): boolean;
  set floating(value: boolean);
  /** The phase: `attached`, `stretched`, `detached`, `returning`, `dismissed`. */
  readonly phase: 'attached' | 'stretched' | 'detached' | 'returning' | 'dismissed';
  /** Throws it away. */
  dismiss(): void;
  /** Brings it back. */
  restore(): void;
}

/** The events of `<jelly-menu>`. */
export interface JellyMenuEvents {
  /** It opens; `preventDefault()` keeps it closed. */
  'jelly-open': CustomEvent<null>;
  /** It closes; `preventDefault()` keeps it open. */
  'jelly-close': CustomEvent<null>;
  /** An item is selected; `preventDefault()` keeps the menu open. */
  'jelly-select': CustomEvent<{ index: number; item: HTMLElement }>;
}

/** `<jelly-menu>`: a button from which a fan of items buds. */
export class JellyMenuElement extends JellyElement<JellyMenuEvents, JellyMenuTuning> {
  /** The name of the button. `Menu` if it is not given. */
  get label(): string;
  set label(value: string | number | null | undefined);
  /** Whether it is open. */
  get open(): boolean;
  set open(value: boolean);
  /** The diameter of an item, in pixels. `44` if it is not given. */
  get itemDiameter(): number;
  set itemDiameter(value: number | string | null | undefined);
  /** The distance between button and items, in pixels. */
  get itemDistance(): number | null;
  set itemDistance(value: number | string | null | undefined);
  /** The angle at which the fan begins, in degrees. `0` if it is not given. */
  get startAngle(): number;
  set startAngle(value: number | string | null | undefined);
  /** The angle of the fan, in degrees. `180` if it is not given. */
  get sweepAngle(): number;
  set sweepAngle(value: number | string | null | undefined);
  /** The items. */
  readonly items: HTMLElement[];
  /** Opens it. */
  show(): void;
  /** Closes it. */
  close(): void;
  /** Opens or closes it. */
  toggle(): void;
}

/** The events of `<jelly-shape>`. */
export interface JellyShapeEvents {
  /** A finger holds it. */
  'jelly-grab': CustomEvent<null>;
  /** The last finger has left. */
  'jelly-release': CustomEvent<null>;
  /** It is at rest again. */
  'jelly-rest': CustomEvent<null>;
}

/** `<jelly-shape>`: a drawing that a finger can pull, poke and flick: an icon, a letter, a logo. */
export class JellyShapeElement extends JellyElement<JellyShapeEvents, JellyShapeTuning> {
  /** SVG path data, to be drawn instead of an `<svg>`. */
  get path(): string;
  set path(value: string | number | null | undefined);
  /** A selector of the parts of the `<svg>` that also bend by themselves, such as the letters of a word; the groups directly in the `<svg>` without one. */
  get parts(): string;
  set parts(value: string | number | null | undefined);
  /** Pokes the drawing: pushes the place at a point towards its middle. */
  poke(x?: number, y?: number, strength?: number): void;
}

/** The events of `<jelly-switch>`. */
export interface JellySwitchEvents {
  /** A finger holds it. */
  'jelly-grab': CustomEvent<null>;
  /** The finger has left. */
  'jelly-release': CustomEvent<null>;
  /** A finger has dragged the drop past the middle. */
  'jelly-cross': CustomEvent<null>;
}

/** `<jelly-switch>`: a switch. */
export class JellySwitchElement extends JellyElement<JellySwitchEvents, JellySwitchTuning> {
  /** The name of the control, where no `<label>` names it. */
  get label(): string;
  set label(value: string | number | null | undefined);
  /** The name of its value in a form. */
  get name(): string;
  set name(value: string | number | null | undefined);
  /** Whether it can be neither used nor sent. */
  get disabled(): boolean;
  set disabled(value: boolean);
  /** Whether it is on at first, and after a reset of the form. The property is whether it is on now. */
  get checked(): boolean;
  set checked(value: boolean);
  /** The value that a form sends if it is on. `on` if it is not given. */
  get value(): string;
  set value(value: string | number | null | undefined);
  /** Whether it must be on. */
  get required(): boolean;
  set required(value: boolean);
  /** The width of the drop, in pixels. `37` if it is not given. */
  get thumbWidth(): number;
  set thumbWidth(value: number | string | null | undefined);
  /** The distance of the drop from the edges of the track, in pixels. `2` if it is not given. */
  get inset(): number;
  set inset(value: number | string | null | undefined);
  /** The type of the browser's own control with such a value: `checkbox`, `range` or `select-one`. */
  readonly type: string;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** Its labels. */
  readonly labels: NodeList;
  /** Its validity. */
  readonly validity: ValidityState;
  /** The text of what is not valid. */
  readonly validationMessage: string;
  /** Whether a form checks its validity. */
  readonly willValidate: boolean;
  /** Whether it is on at first: the attribute `checked`. */
  defaultChecked: boolean;
  /** Checks its validity. */
  checkValidity(): boolean;
  /** Checks its validity, and shows what is not valid. */
  reportValidity(): boolean;
  /** Makes it invalid by a text, and valid by an empty one. */
  setCustomValidity(message: string): void;
}

/** The events of `<jelly-slider>`. */
export interface JellySliderEvents {
  /** A finger holds it. */
  'jelly-grab': CustomEvent<null>;
  /** The finger has left. */
  'jelly-release': CustomEvent<null>;
}

/** `<jelly-slider>`: a slider. */
export class JellySliderElement extends JellyElement<JellySliderEvents, JellySliderTuning> {
  /** The name of the control, where no `<label>` names it. */
  get label(): string;
  set label(value: string | number | null | undefined);
  /** The name of its value in a form. */
  get name(): string;
  set name(value: string | number | null | undefined);
  /** Whether it can be neither used nor sent. */
  get disabled(): boolean;
  set disabled(value: boolean);
  /** The smallest value. `0` if it is not given. */
  get min(): number;
  set min(value: number | string | null | undefined);
  /** The largest value. `100` if it is not given. */
  get max(): number;
  set max(value: number | string | null | undefined);
  /** The distance of the values, counted from the smallest one, or `any`. `1` if it is not given. */
  get step(): number;
  set step(value: number | string | null | undefined);
  /** The value at first, and after a reset of the form: the middle of the range without one. The property is the value now. `50` if it is not given. */
  get value(): number;
  set value(value: number | string | null | undefined);
  /** The text of the value for screen readers, with `{value}` for the number: `{value} °C`. */
  get valueText(): string;
  set valueText(value: string | number | null | undefined);
  /** Its direction; a vertical slider has its smallest value at the bottom. `horizontal` if it is not given. */
  get orientation(): 'horizontal' | 'vertical';
  set orientation(value: 'horizontal' | 'vertical' | null | undefined);
  /** The width of the drop along the track, in pixels. `37` if it is not given. */
  get thumbWidth(): number;
  set thumbWidth(value: number | string | null | undefined);
  /** The thickness of the track, in pixels. `6` if it is not given. */
  get trackHeight(): number;
  set trackHeight(value: number | string | null | undefined);
  /** The type of the browser's own control with such a value: `checkbox`, `range` or `select-one`. */
  readonly type: string;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** Its labels. */
  readonly labels: NodeList;
  /** Its validity. */
  readonly validity: ValidityState;
  /** The text of what is not valid. */
  readonly validationMessage: string;
  /** Whether a form checks its validity. */
  readonly willValidate: boolean;
  /** The value, as that of a range input. */
  valueAsNumber: number;
  /** Checks its validity. */
  checkValidity(): boolean;
  /** Checks its validity, and shows what is not valid. */
  reportValidity(): boolean;
  /** Makes it invalid by a text, and valid by an empty one. */
  setCustomValidity(message: string): void;
  /** Adds steps to the value. */
  stepUp(count?: number): void;
  /** Takes steps from the value. */
  stepDown(count?: number): void;
}

/** The events of `<jelly-segments>`. */
export interface JellySegmentsEvents {
  /** A finger holds it. */
  'jelly-grab': CustomEvent<null>;
  /** The finger has left. */
  'jelly-release': CustomEvent<null>;
  /** A finger has dragged the drop to another segment, which is selected if the finger leaves now. */
  'jelly-cross': CustomEvent<{ index: number }>;
}

/** `<jelly-segments>`: a row of segments, one of which is selected. */
export class JellySegmentsElement extends JellyElement<JellySegmentsEvents, JellySegmentsTuning> {
  /** The name of the control, where no `<label>` names it. */
  get label(): string;
  set label(value: string | number | null | undefined);
  /** The name of its value in a form. */
  get name(): string;
  set name(value: string | number | null | undefined);
  /** Whether it can be neither used nor sent. */
  get disabled(): boolean;
  set disabled(value: boolean);
  /** The value of the segment that is selected at first, and after a reset of the form: the first one without it. The property is the value of the selected segment. */
  get value(): string;
  set value(value: string | number | null | undefined);
  /** The distance of the drop from the edges of the track, in pixels. `2` if it is not given. */
  get inset(): number;
  set inset(value: number | string | null | undefined);
  /** The radius of the drop's corners, in pixels; round ends without one. */
  get cornerRadius(): number | null;
  set cornerRadius(value: number | string | null | undefined);
  /** The type of the browser's own control with such a value: `checkbox`, `range` or `select-one`. */
  readonly type: string;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** Its labels. */
  readonly labels: NodeList;
  /** Its validity. */
  readonly validity: ValidityState;
  /** The text of what is not valid. */
  readonly validationMessage: string;
  /** Whether a form checks its validity. */
  readonly willValidate: boolean;
  /** The segments that are displayed. */
  readonly segments: HTMLElement[];
  /** The index of the selected segment, from 0; −1 if there is no segment. */
  selectedIndex: number;
  /** Checks its validity. */
  checkValidity(): boolean;
  /** Checks its validity, and shows what is not valid. */
  reportValidity(): boolean;
  /** Makes it invalid by a text, and valid by an empty one. */
  setCustomValidity(message: string): void;
}

/** The events of `<jelly-press>`. */
export interface JellyPressEvents {
  /** A finger holds it. */
  'jelly-grab': CustomEvent<null>;
  /** The last finger has left. */
  'jelly-release': CustomEvent<null>;
  /** It is at rest again. */
  'jelly-rest': CustomEvent<null>;
}

/** `<jelly-press>`: a button, a card or a picture that swells where it is pressed, and bends where it is pulled. */
export class JellyPressElement extends JellyElement<JellyPressEvents, JellyPressTuning> {
  /** The radius of its corners, in pixels; round ends without one. */
  get cornerRadius(): number | null;
  set cornerRadius(value: number | string | null | undefined);
  /** Whether its content is clipped to the outline: for a picture, or a card with a background of its own. */
  get clip(): boolean;
  set clip(value: boolean);
  /** Whether nothing presses it. It is not pressed either while its content is disabled. */
  get disabled(): boolean;
  set disabled(value: boolean);
}

/** The events of `<jelly-drawer>`. */
export interface JellyDrawerEvents {
  /** It opens; `preventDefault()` keeps it closed. */
  'jelly-open': CustomEvent<null>;
  /** It closes; `preventDefault()` keeps it open. */
  'jelly-close': CustomEvent<null>;
  /** A person has selected another detent. */
  'jelly-select': CustomEvent<{ detent: string }>;
  /** A finger holds it. */
  'jelly-grab': CustomEvent<null>;
  /** The finger has left. */
  'jelly-release': CustomEvent<null>;
  /** It is at rest again: at a detent, or gone. */
  'jelly-rest': CustomEvent<null>;
}

/** `<jelly-drawer>`: a panel that comes from an edge of the screen: a bottom sheet, a side drawer, a tray or a page. */
export class JellyDrawerElement extends JellyElement<JellyDrawerEvents, JellyDrawerTuning> {
  /** The name of the dialog; without it the first heading inside counts. */
  get label(): string;
  set label(value: string | number | null | undefined);
  /** The edge of the screen that it comes from. `bottom` if it is not given. */
  get edge(): 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
  set edge(value: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end' | null | undefined);
  /** Up to eight lengths at which it rests, with spaces between: `small`, `medium`, `large`, `content`, a percentage of its maximum length, or pixels. `large` if it is not given. */
  get detents(): string;
  set detents(value: string | number | null | undefined);
  /** The detent to which it opens, one of those above; the first, if it is none of them. The property is the detent that is selected now. `large` if it is not given. */
  get detent(): string;
  set detent(value: string | number | null | undefined);
  /** The largest detent at which the page beside it stays bright and can be used. */
  get undimmed(): string;
  set undimmed(value: string | number | null | undefined);
  /** What closes it, as in `<dialog>`: also a press beside it, a drag and close requests such as the Escape key alone, or only a script. `any` if it is not given. */
  get closedby(): 'any' | 'closerequest' | 'none';
  set closedby(value: 'any' | 'closerequest' | 'none' | null | undefined);
  /** The radius of its free corners, in pixels; with 0 it may cover the screen. `20` if it is not given. */
  get cornerRadius(): number;
  set cornerRadius(value: number | string | null | undefined);
  /** The name of the grabber. `Size` if it is not given. */
  get grabberLabel(): string;
  set grabberLabel(value: string | number | null | undefined);
  /** Whether it is open. */
  get open(): boolean;
  set open(value: boolean);
  /** Whether the page beside it can be used while it is open. */
  get nonModal(): boolean;
  set nonModal(value: boolean);
  /** Whether it comes from an edge of the box around it, which has a `position`, and not of the screen. The page around that box can be used. */
  get contained(): boolean;
  set contained(value: boolean);
  /** The share of the way from outside to the smallest detent, from 0 to 1. */
  readonly progress: number;
  /** The distance from the screen's edge to its free edge, in pixels. */
  readonly extent: number;
  /** Opens it, at a detent if one is given. */
  show(detent?: string): void;
  /** Closes it. */
  close(): void;
  /** Opens or closes it. */
  toggle(): void;
}

/** The events of `<jelly-group>`. */
export interface JellyGroupEvents {
  /** Two children have joined. */
  'jelly-join': CustomEvent<{ items: HTMLElement[] }>;
  /** Two children have parted. */
  'jelly-part': CustomEvent<{ items: HTMLElement[] }>;
  /** A finger holds a child. */
  'jelly-grab': CustomEvent<{ items: HTMLElement[] }>;
  /** The finger has left the child, which is `x` and `y` pixels from its place. */
  'jelly-release': CustomEvent<{ items: HTMLElement[]; x: number; y: number }>;
  /** All is at rest again. */
  'jelly-rest': CustomEvent<null>;
}

/** `<jelly-group>`: buttons, chips or cards that join and part like drops. */
export class JellyGroupElement extends JellyElement<JellyGroupEvents, JellyGroupTuning> {
  /** The gap at which two children part, in pixels. They join at a smaller one. `20` if it is not given. */
  get spacing(): number;
  set spacing(value: number | string | null | undefined);
  /** The id of the only child that the others join; all join without one. */
  get hub(): string;
  set hub(value: string | number | null | undefined);
  /** Whether a finger can drag the children out of their places. */
  get draggableItems(): boolean;
  set draggableItems(value: boolean);
  /** The children that join: those that are displayed, up to twelve. */
  readonly items: HTMLElement[];
  /** Reads where the children are laid out. The element does so by itself where it can notice a change: of sizes, of the children and their attributes, and of its own class and style. */
  measure(): void;
  /** Lets a pointer that has come down on a child drag it, as with `draggable-items`. A click stays a click. */
  hold(child: HTMLElement, event: PointerEvent): void;
}

/** The clock of all elements of a page. */
export const clock: {
  /** The speed of time: 1, or less for slow motion. */
  rate: number;
  /** The clock's seconds at a time stamp of the browser. */
  seconds(stamp?: number): number;
};

/**
 * The outline of an element as numbers: each command is a verb (0–4 for M L Q C Z) and its
 * coordinates. They are valid until the next call.
 */
export function outline(element: JellyElement<any, any>, time: number): Float64Array;

/**
 * Defines a tuning, so that the attribute `tuning` of every element accepts its name. A
 * name that is defined already gets the new value; elements with the name change at once.
 *
 * @param name The name; not one of the presets.
 * @param value A preset, or an object that changes one.
 */
export function defineTuning(name: string, value: TuningPreset | JellyBarTuning | JellyRefreshTuning | JellyFieldTuning | JellyPagerTuning | JellyBadgeTuning | JellyMenuTuning | JellyShapeTuning | JellySwitchTuning | JellySliderTuning | JellySegmentsTuning | JellyPressTuning | JellyDrawerTuning | JellyGroupTuning): void;

/** The attributes in HTML and in JSX, for each element. */
export interface JellyAttributes {
  'jelly-bar': {
    tuning?: TuningName | JellyBarTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    curve?: 'quadratic' | 'wave' | 'soft' | null;
    edge?: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end' | null;
    'for'?: string | number | null;
    htmlFor?: string | number | null;
    'move-scroller'?: boolean | null;
    moveScroller?: boolean | null;
    'onjelly-grab'?: (event: CustomEvent<null>) => unknown;
    'onjelly-release'?: (event: CustomEvent<null>) => unknown;
    'onjelly-rest'?: (event: CustomEvent<null>) => unknown;
  };
  'jelly-refresh': {
    tuning?: TuningName | JellyRefreshTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    curve?: 'quadratic' | 'wave' | 'soft' | null;
    edge?: 'top' | 'bottom' | null;
    threshold?: number | string | null;
    inset?: number | string | null;
    'minimum-duration'?: number | string | null;
    minimumDuration?: number | string | null;
    label?: string | number | null;
    'refreshing-text'?: string | number | null;
    refreshingText?: string | number | null;
    'success-text'?: string | number | null;
    successText?: string | number | null;
    'failure-text'?: string | number | null;
    failureText?: string | number | null;
    'onjelly-arm'?: (event: CustomEvent<null>) => unknown;
    'onjelly-disarm'?: (event: CustomEvent<null>) => unknown;
    'onjelly-refresh-start'?: (event: CustomEvent<null>) => unknown;
    'onjelly-refresh-end'?: (event: CustomEvent<{ outcome: 'success' | 'failure'; error?: unknown }>) => unknown;
  };
  'jelly-field': {
    tuning?: TuningName | JellyFieldTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    'press-depth'?: number | string | null;
    pressDepth?: number | string | null;
    'corner-radius'?: number | string | null;
    cornerRadius?: number | string | null;
    label?: string | number | null;
    'error-text'?: string | number | null;
    errorText?: string | number | null;
    'onjelly-nudge'?: (event: CustomEvent<null>) => unknown;
    'onjelly-shake'?: (event: CustomEvent<null>) => unknown;
  };
  'jelly-box': {
    tuning?: TuningName | JellyFieldTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    'press-depth'?: number | string | null;
    pressDepth?: number | string | null;
    'corner-radius'?: number | string | null;
    cornerRadius?: number | string | null;
    'onjelly-nudge'?: (event: CustomEvent<null>) => unknown;
    'onjelly-shake'?: (event: CustomEvent<null>) => unknown;
  };
  'jelly-pager': {
    tuning?: TuningName | JellyPagerTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    'for'?: string | number | null;
    htmlFor?: string | number | null;
    'indicator-style'?: 'ball' | 'square' | null;
    indicatorStyle?: 'ball' | 'square' | null;
    axis?: 'auto' | 'horizontal' | 'vertical' | null;
    diameter?: number | string | null;
    label?: string | number | null;
    'page-label'?: string | number | null;
    pageLabel?: string | number | null;
    'onjelly-select'?: (event: CustomEvent<{ page: number }>) => unknown;
  };
  'jelly-badge': {
    tuning?: TuningName | JellyBadgeTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    count?: number | string | null;
    max?: number | string | null;
    label?: string | number | null;
    'neck-stretch'?: number | string | null;
    neckStretch?: number | string | null;
    inline?: boolean | null;
    floating?: boolean | null;
    'onjelly-grab'?: (event: CustomEvent<null>) => unknown;
    'onjelly-release'?: (event: CustomEvent<null>) => unknown;
    'onjelly-detach'?: (event: CustomEvent<null>) => unknown;
    'onjelly-reattach'?: (event: CustomEvent<null>) => unknown;
    'onjelly-dismiss'?: (event: CustomEvent<null>) => unknown;
    'onjelly-restore'?: (event: CustomEvent<null>) => unknown;
  };
  'jelly-menu': {
    tuning?: TuningName | JellyMenuTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    label?: string | number | null;
    open?: boolean | null;
    'item-diameter'?: number | string | null;
    itemDiameter?: number | string | null;
    'item-distance'?: number | string | null;
    itemDistance?: number | string | null;
    'start-angle'?: number | string | null;
    startAngle?: number | string | null;
    'sweep-angle'?: number | string | null;
    sweepAngle?: number | string | null;
    'onjelly-open'?: (event: CustomEvent<null>) => unknown;
    'onjelly-close'?: (event: CustomEvent<null>) => unknown;
    'onjelly-select'?: (event: CustomEvent<{ index: number; item: HTMLElement }>) => unknown;
  };
  'jelly-shape': {
    tuning?: TuningName | JellyShapeTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    path?: string | number | null;
    parts?: string | number | null;
    'onjelly-grab'?: (event: CustomEvent<null>) => unknown;
    'onjelly-release'?: (event: CustomEvent<null>) => unknown;
    'onjelly-rest'?: (event: CustomEvent<null>) => unknown;
  };
  'jelly-switch': {
    tuning?: TuningName | JellySwitchTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    label?: string | number | null;
    name?: string | number | null;
    disabled?: boolean | null;
    checked?: boolean | null;
    value?: string | number | null;
    required?: boolean | null;
    'thumb-width'?: number | string | null;
    thumbWidth?: number | string | null;
    inset?: number | string | null;
    'onjelly-grab'?: (event: CustomEvent<null>) => unknown;
    'onjelly-release'?: (event: CustomEvent<null>) => unknown;
    'onjelly-cross'?: (event: CustomEvent<null>) => unknown;
  };
  'jelly-slider': {
    tuning?: TuningName | JellySliderTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    label?: string | number | null;
    name?: string | number | null;
    disabled?: boolean | null;
    min?: number | string | null;
    max?: number | string | null;
    step?: number | string | null;
    value?: number | string | null;
    'value-text'?: string | number | null;
    valueText?: string | number | null;
    orientation?: 'horizontal' | 'vertical' | null;
    'thumb-width'?: number | string | null;
    thumbWidth?: number | string | null;
    'track-height'?: number | string | null;
    trackHeight?: number | string | null;
    'onjelly-grab'?: (event: CustomEvent<null>) => unknown;
    'onjelly-release'?: (event: CustomEvent<null>) => unknown;
  };
  'jelly-segments': {
    tuning?: TuningName | JellySegmentsTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    label?: string | number | null;
    name?: string | number | null;
    disabled?: boolean | null;
    value?: string | number | null;
    inset?: number | string | null;
    'corner-radius'?: number | string | null;
    cornerRadius?: number | string | null;
    'onjelly-grab'?: (event: CustomEvent<null>) => unknown;
    'onjelly-release'?: (event: CustomEvent<null>) => unknown;
    'onjelly-cross'?: (event: CustomEvent<{ index: number }>) => unknown;
  };
  'jelly-press': {
    tuning?: TuningName | JellyPressTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    'corner-radius'?: number | string | null;
    cornerRadius?: number | string | null;
    clip?: boolean | null;
    disabled?: boolean | null;
    'onjelly-grab'?: (event: CustomEvent<null>) => unknown;
    'onjelly-release'?: (event: CustomEvent<null>) => unknown;
    'onjelly-rest'?: (event: CustomEvent<null>) => unknown;
  };
  'jelly-drawer': {
    tuning?: TuningName | JellyDrawerTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    label?: string | number | null;
    edge?: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end' | null;
    detents?: string | number | null;
    detent?: string | number | null;
    undimmed?: string | number | null;
    closedby?: 'any' | 'closerequest' | 'none' | null;
    'corner-radius'?: number | string | null;
    cornerRadius?: number | string | null;
    'grabber-label'?: string | number | null;
    grabberLabel?: string | number | null;
    open?: boolean | null;
    'non-modal'?: boolean | null;
    nonModal?: boolean | null;
    contained?: boolean | null;
    'onjelly-open'?: (event: CustomEvent<null>) => unknown;
    'onjelly-close'?: (event: CustomEvent<null>) => unknown;
    'onjelly-select'?: (event: CustomEvent<{ detent: string }>) => unknown;
    'onjelly-grab'?: (event: CustomEvent<null>) => unknown;
    'onjelly-release'?: (event: CustomEvent<null>) => unknown;
    'onjelly-rest'?: (event: CustomEvent<null>) => unknown;
  };
  'jelly-group': {
    tuning?: TuningName | JellyGroupTuning | null;
    motion?: 'system' | 'full' | 'reduced' | null;
    spacing?: number | string | null;
    hub?: string | number | null;
    'draggable-items'?: boolean | null;
    draggableItems?: boolean | null;
    'onjelly-join'?: (event: CustomEvent<{ items: HTMLElement[] }>) => unknown;
    'onjelly-part'?: (event: CustomEvent<{ items: HTMLElement[] }>) => unknown;
    'onjelly-grab'?: (event: CustomEvent<{ items: HTMLElement[] }>) => unknown;
    'onjelly-release'?: (event: CustomEvent<{ items: HTMLElement[]; x: number; y: number }>) => unknown;
    'onjelly-rest'?: (event: CustomEvent<null>) => unknown;
  };
}

/**
 * The same with the attributes that a framework has for every element, and for an input.
 */
export type JellyIntrinsic<Base = {}, Input = Base> = {
  [Tag in keyof JellyAttributes]:
    & Omit<Tag extends 'jelly-field' ? Input : Base, keyof JellyAttributes[Tag]>
    & JellyAttributes[Tag];
};

/** The events of all elements. All of them bubble: they can be heard from farther out. */
export interface JellyEvents {
  'jelly-grab': CustomEvent<null | { items: HTMLElement[] }>;
  'jelly-release': CustomEvent<null | { items: HTMLElement[]; x: number; y: number }>;
  'jelly-rest': CustomEvent<null>;
  'jelly-arm': CustomEvent<null>;
  'jelly-disarm': CustomEvent<null>;
  'jelly-refresh-start': CustomEvent<null>;
  'jelly-refresh-end': CustomEvent<{ outcome: 'success' | 'failure'; error?: unknown }>;
  'jelly-nudge': CustomEvent<null>;
  'jelly-shake': CustomEvent<null>;
  'jelly-select': CustomEvent<{ page: number } | { index: number; item: HTMLElement } | { detent: string }>;
  'jelly-detach': CustomEvent<null>;
  'jelly-reattach': CustomEvent<null>;
  'jelly-dismiss': CustomEvent<null>;
  'jelly-restore': CustomEvent<null>;
  'jelly-open': CustomEvent<null>;
  'jelly-close': CustomEvent<null>;
  'jelly-cross': CustomEvent<null | { index: number }>;
  'jelly-join': CustomEvent<{ items: HTMLElement[] }>;
  'jelly-part': CustomEvent<{ items: HTMLElement[] }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'jelly-bar': JellyBarElement;
    'jelly-refresh': JellyRefreshElement;
    'jelly-field': JellyFieldElement;
    'jelly-box': JellyBoxElement;
    'jelly-pager': JellyPagerElement;
    'jelly-badge': JellyBadgeElement;
    'jelly-menu': JellyMenuElement;
    'jelly-shape': JellyShapeElement;
    'jelly-switch': JellySwitchElement;
    'jelly-slider': JellySliderElement;
    'jelly-segments': JellySegmentsElement;
    'jelly-press': JellyPressElement;
    'jelly-drawer': JellyDrawerElement;
    'jelly-group': JellyGroupElement;
  }
  interface GlobalEventHandlersEventMap extends JellyEvents {}
}
