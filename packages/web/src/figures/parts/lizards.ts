// Lizards and frogs. Neighbours: ../ink.ts draws, ../races.ts and ../roles.ts choose.
import { disc, HAIR, INK, IVORY, line, mix, type Part, SKIN, shade, shape, tufts } from '../ink.ts'

export const saurusHead: Part = [
  shape('M42 46L87 42C89 51 80 57 66 58 52 59 43 54 42 46Z', mix(SKIN, 76, '#fff4c8')),
  shape('M28 29C27 13 39 6 52 8L64 11C77 13 91 22 95 32 96 38 93 42 88 43L64 48C48 52 31 48 28 29Z'),
  shade('M28 29C31 48 48 52 64 48L88 43C92 42 95 40 95 36 80 44 50 46 28 29Z', 0.2),
  shape('M52 49.5L55 55 58 48.7 62 54 65 47.7 69 53 72 46.3 76 51 79 44.8 83 49 86 43.3Z', IVORY, 1.4),
  shape('M48 16L62 9 72 19 58 23Z', mix(SKIN, 70, '#000'), 2),
  disc(62, 22, 4.4, '#ffd23d'),
  line('M62.5 19v6', 2.2),
  disc(88, 30, 1.9, INK, 0),
  line('M36 36l5 2M34 29l5 1M42 42l5 1', 2),
]

export const saurusFront: Part = [
  shape('M40 11L32 -4 28 10 15 4 22 18 8 20 22 28 12 36 28 36C26 26 30 16 40 11Z', HAIR),
]

export const skinkHead: Part = [
  shape('M34 28C34 15 44 9 55 11 68 13 84 23 91 32 92 38 87 41 80 42 67 46 54 52 45 48 37 43 34 36 34 28Z'),
  shape('M44 47C56 46 72 42 88 38 86 46 70 52 58 53 52 53 47 51 44 47Z', mix(SKIN, 60, '#fff4c8'), 2),
  disc(61, 23, 6.2, '#ffb02e'),
  disc(63, 23, 2.6, INK, 0),
  disc(60, 21, 1.3, '#fff', 0),
  disc(86, 32, 1.5, INK, 0),
  line('M40 34l4 3M39 27l4 2', 2),
]

export const skinkFront: Part = [
  shape('M37 34C22 26 16 4 30 -12 36 -4 50 0 60 12 52 11 44 14 40 22Z', HAIR),
  line('M31 -4C31 10 35 20 39 28M40 2C40 8 40 12 42 18', 2),
]

/** An eye that turns by itself. */
export const chameleonFront: Part = [
  shape('M38 34C24 30 14 14 22 -6 30 -2 34 0 40 2 50 2 56 6 60 12 52 12 46 16 42 24Z', HAIR),
  line('M26 2C28 14 32 22 39 28M36 4C38 12 40 16 42 20', 2),
  shape('M86 31L100 20 94 36Z', HAIR, 2),
  disc(60, 23, 9, mix(SKIN, 66, '#fff4c8')),
  disc(60, 23, 5, mix(SKIN, 80, '#000'), 1.4),
  disc(61.6, 22, 2.4, '#ffe14d', 1),
]

/** All mouth, and eyes on top to see where it goes. */
export const slannHead: Part = [
  shape('M26 36C26 18 38 10 54 10S86 18 88 34C90 48 76 58 56 58S27 52 26 36Z'),
  shade('M88 34C90 48 76 58 56 58 50 58 44 57 40 56 64 54 78 46 76 18 84 22 87 28 88 34Z', 0.18),
  shape('M34 42C50 50 74 50 89 36 90 50 76 58 56 58 44 58 34 52 34 42Z', mix(SKIN, 58, '#fff4c8'), 2),
  line('M32 40C50 50 74 49 90 34', 3),
  disc(46, 12, 12, SKIN),
  disc(70, 10, 10.6, SKIN),
  disc(48, 11, 7.4, '#ffd23d', 1.8),
  disc(72, 9, 6.6, '#ffd23d', 1.8),
  line('M44 11H54M68 9H78', 4),
  disc(80, 28, 1.6, INK, 0),
  disc(86, 27, 1.4, INK, 0),
  ...tufts(
    [
      [34, 28, 3],
      [40, 34, 2],
      [58, 26, 2.4],
    ],
    mix(SKIN, 74, '#000'),
    0,
  ),
]

/** A fan of skin behind the jaw. */
export const slannBack: Part = [
  shape('M40 56C20 58 4 44 4 24 10 26 14 26 18 24 16 18 16 10 20 4 30 12 40 20 46 32Z', HAIR),
  line('M38 50L10 30M42 42L22 12M40 46L16 20', 2),
]

/** Twice as long as it needs to be. */
export const kroxigorHead: Part = [
  shape('M38 50L92 46C96 58 84 66 66 66 50 66 40 60 38 50Z', mix(SKIN, 70, '#fff4c8')),
  shape('M24 28C22 10 36 0 52 2L66 6C82 8 98 20 104 32 106 40 102 45 96 46L66 52C46 57 27 52 24 28Z'),
  shade('M24 28C27 52 46 57 66 52L96 46C101 45 104 43 104 38 86 48 48 50 24 28Z', 0.2),
  shape('M48 54L52 62 56 53 60 61 64 52 69 60 73 51 78 59 82 49.6 86 57 90 48 94 53 97 46.4Z', IVORY, 1.4),
  shape('M44 11L60 2 72 14 56 20Z', mix(SKIN, 66, '#000'), 2),
  disc(60, 18, 4.6, '#ffd23d'),
  line('M60.5 15v6', 2.2),
  disc(97, 30, 2, INK, 0),
  line('M72 22L80 24M76 29L84 30M66 28L72 30M32 36l6 3M30 27l6 1M40 44l6 1', 2),
]

export const kroxigorFront: Part = [
  shape('M38 6L28 -14 22 4 6 -4 12 14 -4 16 10 26 -2 36 14 38 8 50 26 46C22 28 26 14 38 6Z', HAIR),
  line('M26 0L30 8M12 4L20 14M8 20L18 24M8 34L20 34', 2),
]

/** Old, green, and older than that. */
export const zoatHead: Part = [
  shape('M40 54L46 74 60 74 66 54Z', mix(SKIN, 84, '#000')),
  shape('M28 26C28 8 40 0 54 0S78 8 82 24L90 40C90 52 78 60 64 60 46 60 30 48 28 26Z'),
  shade('M82 24L90 40C90 52 78 60 64 60 58 60 53 58 49 56 68 54 78 44 74 16Z', 0.2),
  shape('M56 42C66 36 80 34 89 40 90 52 78 60 64 60 58 56 54 50 56 42Z', mix(SKIN, 66, '#fff4c8'), 2),
  line('M60 51C68 53 78 51 87 46', 2.6),
  disc(82, 40, 1.7, INK, 0),
  disc(55, 27, 4.2, '#ffd23d', 1.8),
  disc(72, 25, 3.8, '#ffd23d', 1.8),
  line('M55.4 24v6M72.4 22.4v5.4', 2.2),
  line('M46 20L62 22M67 21L79 17', 3.6),
]

export const zoatFront: Part = [
  shape(
    'M30 30C20 26 16 10 24 -8 32 0 38 2 46 0 44 -8 48 -14 56 -18 60 -8 66 -4 76 -4 82 4 82 12 80 20 64 8 44 10 38 32Z',
    HAIR,
  ),
  line('M28 4C28 14 32 20 36 24M50 -4C50 2 52 6 54 9M70 0C68 4 68 8 68 11', 2),
]
