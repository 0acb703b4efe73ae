// Rats, and beasts of wood and farm. Neighbours: ../ink.ts draws, ../races.ts and ../roles.ts choose.
import { disc, edge, HAIR, INK, IVORY, line, mix, type Part, SKIN, shade, shape, TRIM, tufts } from '../ink.ts'

export const skavenBack: Part = [disc(60, 5, 10, SKIN), disc(61, 6, 5.6, '#d98f86', 0)]

export const skavenHead: Part = [
  shape('M36 46L24 58 41 54 38 66 56 55Z'),
  shape('M29 30C28 13 40 6 52 8 65 10 71 18 79 27L90 35C93 39 90 44 84 45 76 47 68 51 60 54 45 58 32 51 29 30Z'),
  shape('M66 26L90 36C92 40 89 44 84 45 76 47 68 51 60 53 65 45 62 34 66 26Z', mix(SKIN, 62, '#ffe9cf'), 1.6),
  shade('M29 30C32 51 45 58 60 54 54 52 38 48 36 30Z', 0.2),
  shape('M78 46L80 56 84 55 85 56 87 44Z', IVORY, 1.8),
  disc(89, 36, 4.8, '#e58a86'),
  disc(60, 25, 4.6, '#ff4936'),
  disc(61.5, 24.5, 1.8, INK, 0),
  line('M52 19L66 21', 3.4),
  line('M74 39L66 44M76 42L70 49', 1.6),
]

export const skavenFront: Part = [
  disc(34, 9, 13, SKIN),
  disc(35, 10, 7.6, '#d98f86', 0),
  edge('M23 6C25 0 30 -3 35 -3'),
]

/** Bred for it, and sewn where breeding did not do. */
export const ratOgreHead: Part = [
  shape('M34 46L20 60 40 56 36 70 58 58Z'),
  shape('M27 30C25 10 38 2 52 4 66 6 74 14 82 24L94 33C98 38 95 45 88 47 80 50 70 56 60 59 43 64 30 54 27 30Z'),
  shape('M66 26L94 34C98 38 95 45 88 47 80 50 70 56 60 59 66 48 62 36 66 26Z', mix(SKIN, 62, '#ffe9cf'), 1.8),
  shade('M27 30C30 54 43 64 60 59 52 56 37 50 34 28Z', 0.22),
  shape('M60 50C70 50 82 46 92 42 90 54 80 62 70 62 64 62 60 58 60 50Z', '#4a0d12', 2),
  shape('M76 47L79 64 84 62 86 63 89 43.6Z', IVORY, 2),
  shape('M63 50L66 57 69 49.4Z', IVORY, 1.4),
  disc(93, 35, 5, '#e58a86'),
  disc(62, 24, 5, '#ff4936'),
  disc(63.6, 23.6, 1.9, INK, 0),
  line('M52 16L69 21', 4.2),
  line('M36 20L48 34M36 26l6-5M40 31l6-5M44 36l6-4', 2),
]

export const ratOgreFront: Part = [
  disc(33, 7, 13, SKIN),
  disc(34, 8, 7.6, '#d98f86', 0),
  shape('M20 6L30 2 24 14 20 12Z', '#0b110e', 0),
  edge('M22 2C25 -3 30 -6 35 -5'),
]

export const foxBack: Part = [shape('M58 12L66 -20 78 12Z'), shape('M62 8L67 -8 73 9Z', '#4a2a1c', 0)]

export const foxHead: Part = [
  shape('M32 44L20 52 34 54 30 66 46 60 58 64 62 50Z', '#fff4e2'),
  shape('M30 30C30 14 42 8 54 9 66 11 74 18 80 26L96 38C96 42 92 44 86 44 76 46 66 50 56 52 42 53 31 46 30 30Z'),
  shape('M96 38C96 42 92 44 86 44 76 46 66 50 56 52 48 53 42 50 38 46 52 44 62 38 72 38Z', '#fff4e2', 2),
  disc(93, 38, 4.4, INK),
  shape('M56 24L68 27 63 32 57 30Z', '#ffd23d', 1.6),
  disc(63, 28.4, 1.8, INK, 0),
  line('M54 20L68 25', 3),
]

export const foxFront: Part = [
  shape('M38 16L28 -20 52 8Z'),
  shape('M39 11L33 -8 46 7Z', '#4a2a1c', 0),
  shape('M34 24L18 30 28 36 16 44 36 44Z'),
]

/** A keg on four legs, and a temper. */
export const boarHead: Part = [
  shape('M24 20L30 2 36 10 42 -6 48 4 56 -8 60 6 68 0 66 14Z', mix(SKIN, 55, '#000')),
  shape('M26 34C24 16 38 6 54 8 66 9 76 18 80 28L92 34 92 50 80 54C70 60 56 62 46 58 34 54 27 46 26 34Z'),
  shade('M26 34C27 46 34 54 46 58 56 62 70 60 80 54L92 50 92 44C70 52 44 52 32 28Z', 0.2),
  shape('M84 32C94 30 100 36 100 43S94 55 86 53C82 48 81 38 84 32Z', mix(SKIN, 60, '#ffb8a8')),
  disc(91, 39, 2, INK, 0),
  disc(92, 46, 2, INK, 0),
  shape('M70 50L66 30 78 46Z', IVORY),
  shape('M82 50L88 32 88 48Z', IVORY, 2),
  disc(61, 26, 3.8, '#ffd23d', 1.6),
  disc(62.4, 26.4, 1.7, INK, 0),
  line('M52 19L67 24', 3.8),
]

export const boarFront: Part = [
  shape('M42 18C32 8 20 6 12 12 18 16 22 28 38 32Z'),
  shade('M38 20C31 14 24 13 19 15 24 18 28 24 37 27Z', 0.3),
  shape('M36 54L60 58 58 66 38 62Z', TRIM, 2),
]

export const ramHead: Part = [
  ...tufts(
    [
      [34, 12, 10],
      [46, 2, 10],
      [60, 2, 10],
      [70, 10, 8],
      [30, 26, 9],
      [30, 40, 9],
      [36, 52, 9],
      [50, 58, 9],
      [64, 56, 8],
    ],
    '#fff6e0',
    2.2,
  ),
  shape('M42 22C46 10 62 8 70 16L84 36C88 46 82 54 72 54 60 54 48 46 44 36Z'),
  shade('M44 36C48 46 60 54 72 54 62 50 52 42 48 20L43 22Z', 0.2),
  shape('M76 44L84 43C86 47 82 51 78 49Z', INK, 1),
  disc(61, 26, 4, '#ffd23d', 1.6),
  line('M58.6 26H65', 2.4),
  line('M54 19L68 22', 3),
]

export const ramFront: Part = [
  shape(
    'M50 14C46 -6 26 -14 10 -4 -6 6 -4 32 14 38 28 42 38 32 34 22 30 14 20 16 20 24 14 18 16 8 26 6 36 6 42 14 42 22Z',
    HAIR,
  ),
  line('M30 -4L30 6M12 0L18 8M2 16L13 18M10 34L18 28M28 38L26 30', 2),
]

/** More tail than squirrel, more anger than tail. */
export const squirrelBack: Part = [
  shape('M34 80C4 80 -16 54 -8 24 -4 2 18 -22 42 -14 22 -6 22 14 30 28 38 44 38 60 44 76Z', HAIR),
  line('M6 30C8 48 16 62 28 72M16 8C14 26 20 44 32 58', 2.2),
]

export const squirrelHead: Part = [
  shape('M34 30C34 14 44 8 56 9 70 11 80 22 84 32 84 42 76 48 66 50 54 54 38 50 34 30Z'),
  shape('M62 36C70 30 80 28 84 33 84 42 76 48 66 50 60 50 58 42 62 36Z', '#fff0d8', 2),
  disc(84, 33, 3.6, INK),
  shape('M70 48L71 58 75 57 77 57 77 46Z', IVORY, 1.6),
  disc(62, 24, 5, '#ff4936', 1.8),
  disc(63.6, 24, 2, INK, 0),
  line('M53 16L69 22', 3.4),
]

export const squirrelFront: Part = [
  shape('M46 14L38 -14 58 8Z'),
  shape('M62 10L70 -14 74 14Z'),
  line('M40 -10L34 -18M70 -12L74 -20', 2.4),
]
