// Written by `make words` from the controls' own declarations.
export const MEANINGS = {
  'jelly-bar': {
    'profile':
      'The profile of a wave; a change in mid-motion is adopted when the edge is straight.',
    'follow':
      'The depth of the edge, in points per point of pull: 0.35 in T1, 1 in T3; 0.3 to 1 look right.',
    'waveShare': "The wave's share of the depth; the base takes the rest.",
    'deepestWave': "The limit of the wave's depth, in points; the base takes the rest.",
    'depthLimit.free':
      'The limit of the depth, in points: how far it follows the pull freely, and how much farther it goes against resistance.',
    'depthLimit.give': '',
    'sidewaysLimit.free':
      'The limit of the sideways displacement from the middle, freely and against resistance, in widths of the bar; together at most ½ keeps the tip on the bar.',
    'sidewaysLimit.give': '',
    'isRelative':
      "Whether the edge follows the finger's sideways displacement since the touch, as in T1, and not the finger's place.",
    'spring': 'The spring that takes the edge home.',
    'returnsSideways':
      'Whether the rebound includes the sideways displacement; in T3 the wave stays where the finger was.',
    'dentLimit':
      "The share of the finger's velocity that continues in the rebound, measured by the largest dent that it may cause, in heights of the bar: 0 for none, as in the tutorials; up to 0.6 looks right.",
    'soft.ends': 'What holds the ends of the edge.',
    'soft.crispness':
      "How fast short waves die, and how far the finger's patch lags, in seconds: 0.002 to 0.005 look right.",
    'soft.foundation':
      'The share of the stiffness that is the same for all waves: with 0 the edge is a string and hangs like a tent, with 1 no wave runs along it; 0.5 to 0.8 look right.',
    'soft.bending':
      'The stiffness against bending, relative to the tension, for the longest wave: it makes the tip round, and short waves run faster; 0 to 0.08 look right.',
    'soft.grip':
      'How hard a finger holds the patch of edge under it, as the angular frequency of that patch alone, in radians per second: 300 to 800 look right on an edge, 100 to 400 on a box.',
    'soft.fingerWidth':
      'The width of a finger, in points, as the standard deviation of a bell: 10 to 30 look right.',
    'soft.volume':
      'The stiffness with which the edge keeps the area of the bar, in stiffnesses of the longest wave.',
  },
  'elastic-refresh': {
    'edge.profile':
      'The profile of a wave; a change in mid-motion is adopted when the edge is straight.',
    'edge.follow':
      'The depth of the edge, in points per point of pull: 0.35 in T1, 1 in T3; 0.3 to 1 look right.',
    'edge.waveShare': "The wave's share of the depth; the base takes the rest.",
    'edge.deepestWave': "The limit of the wave's depth, in points; the base takes the rest.",
    'edge.depthLimit.free':
      'The limit of the depth, in points: how far it follows the pull freely, and how much farther it goes against resistance.',
    'edge.depthLimit.give': '',
    'edge.sidewaysLimit.free':
      'The limit of the sideways displacement from the middle, freely and against resistance, in widths of the bar; together at most ½ keeps the tip on the bar.',
    'edge.sidewaysLimit.give': '',
    'edge.isRelative':
      "Whether the edge follows the finger's sideways displacement since the touch, as in T1, and not the finger's place.",
    'edge.spring': 'The spring that takes the edge home.',
    'edge.returnsSideways':
      'Whether the rebound includes the sideways displacement; in T3 the wave stays where the finger was.',
    'edge.dentLimit':
      "The share of the finger's velocity that continues in the rebound, measured by the largest dent that it may cause, in heights of the bar: 0 for none, as in the tutorials; up to 0.6 looks right.",
    'edge.soft.ends': 'What holds the ends of the edge.',
    'edge.soft.crispness':
      "How fast short waves die, and how far the finger's patch lags, in seconds: 0.002 to 0.005 look right.",
    'edge.soft.foundation':
      'The share of the stiffness that is the same for all waves: with 0 the edge is a string and hangs like a tent, with 1 no wave runs along it; 0.5 to 0.8 look right.',
    'edge.soft.bending':
      'The stiffness against bending, relative to the tension, for the longest wave: it makes the tip round, and short waves run faster; 0 to 0.08 look right.',
    'edge.soft.grip':
      'How hard a finger holds the patch of edge under it, as the angular frequency of that patch alone, in radians per second: 300 to 800 look right on an edge, 100 to 400 on a box.',
    'edge.soft.fingerWidth':
      'The width of a finger, in points, as the standard deviation of a bell: 10 to 30 look right.',
    'edge.soft.volume':
      'The stiffness with which the edge keeps the area of the bar, in stiffnesses of the longest wave.',
    'endSpring': 'The spring that takes the edge home when the work is over.',
    'turns': 'Whether the loader rotates while the work is done.',
  },
  'elastic-field': {
    'answer':
      "The sides' answer to a touch; a change to or from a soft outline is adopted at rest.",
    'spring':
      'The spring that takes a side home, or of a wave on a soft outline that is 400 pt long.',
    'kick':
      'The velocity of a push, in bulges per second, or of a tap on a soft outline, in overshoots per second.',
    'outSpring': 'The spring that takes the sides out, if all go together.',
    'outKick':
      'The velocity with which they start outwards, as a multiple of their distance per second.',
    'outDuration': 'The time for which they go outwards, in seconds.',
    'pushSpeed':
      'The speed at which a push runs through the field, in points per second; positive.',
    'pushReach': 'The distance, in points, over which a push loses half of its strength; positive.',
    'pushLimit': 'The limit of the velocity that several pushes together give to a side, in kicks.',
    'focusShare': 'The strength of a push without a point, such as when the field gets the focus.',
    'shakeSpring': 'The spring that ends a shake.',
    'shakeSpeed': 'The velocity with which a shake starts, in points per second; 0 for no shake.',
    'soft.crispness':
      "How fast short waves die, and how far the finger's patch lags, in seconds: 0.002 to 0.005 look right.",
    'soft.foundation':
      'The share of the stiffness that is the same for all waves: with 0 the edge is a string and hangs like a tent, with 1 no wave runs along it; 0.5 to 0.8 look right.',
    'soft.bending':
      'The stiffness against bending, relative to the tension, for the longest wave: it makes the tip round, and short waves run faster; 0 to 0.08 look right.',
    'soft.grip':
      'How hard a finger holds the patch of edge under it, as the angular frequency of that patch alone, in radians per second: 300 to 800 look right on an edge, 100 to 400 on a box.',
    'soft.fingerWidth':
      'The width of a finger, in points, as the standard deviation of a bell: 10 to 30 look right.',
  },
  'gooey-pager': {
    'tail': 'The quantity that the length of the tail shows.',
    'profile': "The curve of the ball's outline.",
    'isCentered':
      'Whether the ball is centred on its dots, and squeezed about its centre; T2 keeps it within the control instead, and squeezes it from behind.',
    'stretchLimit.free':
      'The limit of the stretch: how far the ball stretches freely, and how much farther against resistance; together up to 1.5 looks right.',
    'stretchLimit.give': '',
    'squeezeLimit.free':
      'The limit of the squeeze, freely and against resistance; together less than 1.25, at which the ball would have no length left.',
    'squeezeLimit.give': '',
    'gain': 'The stretch by a speed of one page per second; up to 0.2 looks right.',
    'spring': 'The spring by which the stretch follows the speed.',
    'squeeze':
      'The squeeze by a pull of one page beyond an end, as a stretch; up to 1 looks right.',
    'wobble': 'The spring that takes the stretch home; in T2 it is the spring of the keyframes.',
    'wobbleBase': 'The stretch by the shortest jump: 0.5 in T2.',
    'wobbleGain': 'The additional stretch by a jump over all pages: 1.5 in T2.',
    'wobbleDelay': "The time from a jump to the start of T2's wobble, in seconds: 0.2 there.",
    'landing': 'The wobble where the ball lands, for each page per second of its top speed.',
    'lineDuration':
      'The time in which the coloured track goes to the page of a jump, in seconds: 1 in T2; 0 if it stays with the ball.',
    'roll': 'The rotation of the square from page to page, in quarter turns: 1 in T2.',
    'drag':
      "The distance by which the square's rotation stays behind for a stretch of 1, in pages.",
  },
  'gooey-badge': {
    'neck': 'The kind of neck; a change in mid-motion is adopted at home.',
    'thinnestRadius':
      'The radius of the disc left behind when the neck tears, in points: 6 in KYCuteView.',
    'thinnestShare':
      "A share of the badge's radius that is added to thinnestRadius: 0 in KYCuteView; 0.4 to 0.6 look right if the radius in points is 0.",
    'rejoinShare':
      'The distance to which a torn badge must be brought to join again, in break distances: 0 for never, as in KYCuteView; at most 1.',
    'centeringLength':
      "The distance of the finger from its start, in points, over which the badge's centre moves under the finger.",
    'isDismissible':
      'Whether the badge goes away when it is let go too far from home, or flicked there.',
    'keepsVelocity': "Whether the badge's flight starts with the finger's velocity.",
    'returnSpring': 'The spring that takes the badge home.',
    'surfaceSpring': 'The spring of the surface.',
    'floatRadius':
      "The radius of the circle in which the badge floats at home, in points; 0 for none, 3 in KYCuteView's sample.",
    'dropletCount':
      "The number of droplets into which the badge bursts: 17 in KYCuteView's sample.",
  },
  'gooey-menu': {
    'form': 'The form in which the items come out; a change in mid-motion shows at once.',
    'openingSpring': 'The spring that takes the items out.',
    'closingSpring': 'The spring that takes the items back, unless the menu bumps.',
    'closingDuration':
      "The duration of an item's way back by Core Animation's ease-in-ease-out, in seconds, if the menu bumps: 0.3 in KYGooeyMenu.",
    'stagger':
      'The delay from the departure of one item to that of the next, and from the cross to the first item, in seconds: 0.05 in KYGooeyMenu; up to 0.08 looks right.',
    'hasWholeDegrees':
      'Whether the step of the fan is rounded down to whole degrees, as in KYGooeyMenu.',
    'bud.seed': '',
    'bud.reach': '',
    'bud.rejoining': '',
    'bud.recoil': '',
    'bud.grip': '',
    'bud.flickLimit': '',
  },
};
