// Orcs, goblins and smaller ones. Neighbours: ../ink.ts draws, ../races.ts and ../roles.ts choose.
import {
  disc,
  edge,
  HAIR,
  INK,
  IVORY,
  JERSEY,
  light,
  line,
  METAL,
  mix,
  type Part,
  SKIN,
  shade,
  shape,
  TRIM,
} from '../ink.ts'

export const orcHead: Part = [
  shape('M35 25C34 11 42 5 52 5S69 11 70 22L77 34C81 46 73 57 58 57 44 58 35 52 33 42 31 36 34 30 35 25Z'),
  shade('M70 22L77 34C81 46 73 57 58 57 53 57 48 56 44 54 60 54 70 44 66 24Z', 0.2),
  disc(54, 30, 3.6, '#ffd23d', 1.4),
  disc(67, 29, 3.2, '#ffd23d', 1.4),
  disc(55, 30.5, 1.7, INK, 0),
  disc(68, 29.5, 1.7, INK, 0),
  shape('M45 23L61 26 74 22 73 27 62 29.5 46 29Z', mix(SKIN, 60, '#000'), 1.6),
  line('M60 33L58 39M66 32L70 38M60 39.5h9', 2.4),
  shape('M40 43C50 47 66 47 78 41 81 52 72 60 58 60 47 60 40 54 40 43Z', mix(SKIN, 86, '#fff')),
  line('M42 44C52 48.5 66 48 77 43', 2.6),
]

export const orcFront: Part = [
  shape('M38 27L17 14 22 34 37 39Z'),
  shade('M36 31L22 20 26 33 36 37Z'),
  shape('M49 49L44 35 55 46Z', IVORY),
  shape('M67 47L75 32 76 45Z', IVORY),
]

export const blackOrcFront: Part = [
  shape('M37 26L20 14 24 32 36 36Z'),
  shape('M36 44C50 51 68 50 81 42L81 54C72 65 46 65 38 56Z', METAL),
  edge('M40 49C52 54 66 54 77 48', 2.2),
  disc(44, 54, 2, INK, 0),
  disc(60, 57, 2, INK, 0),
  disc(75, 52, 2, INK, 0),
  shape('M47 50L39 31 55 47Z', IVORY),
  shape('M68 48L80 28 79 45Z', IVORY),
]

export const goblinHead: Part = [
  shape('M36 24C36 10 44 6 53 6S71 11 72 23C73 38 66 54 55 54S37 40 36 24Z'),
  shade('M72 23C73 38 66 54 55 54 52 54 49 53 47 51 60 48 67 36 65 20Z', 0.18),
  shape('M41 41C50 47 63 47 71 42 68 54 50 56 41 41Z', INK),
  shape('M45 43.5L49 49 52 45 56 50 60 45.5 64 49.5 68 43.5C60 46 52 46.5 45 43.5Z', IVORY, 1),
  disc(51, 25, 5.6, '#ffe14d', 1.8),
  disc(66, 24, 5, '#ffe14d', 1.8),
  disc(53, 25.5, 2.1, INK, 0),
  disc(68, 24.5, 2.1, INK, 0),
  line('M43 19L55 20M62 19L72 16', 3.2),
]

export const goblinFront: Part = [
  shape('M40 26C26 20 10 6 -6 8 0 24 16 40 38 40Z'),
  shade('M36 30C26 26 14 16 4 14 12 26 22 34 36 36Z', 0.3),
  shape('M70 22C78 12 90 4 102 6 98 20 88 32 73 36Z'),
  shape('M58 28C68 26 84 34 88 43 78 45 66 43 58 38Z'),
  light('M62 30C70 30 80 36 84 41 76 38 68 35 61 34Z'),
]

/** Yellow, lean, and never to be trusted behind one. */
export const hobgoblinHead: Part = [
  shape('M36 24C36 9 44 4 53 4S70 9 71 21L71 38C69 50 62 57 55 59 46 55 37 42 36 24Z'),
  shade('M71 21L71 38C69 50 62 57 55 59 53 58 51 57 49 55 60 50 66 38 65 18Z', 0.2),
  shape('M46 27L60 29 58 33 49 32Z', '#ffe14d', 1.6),
  shape('M63 29L72 26 71 31 65 33Z', '#ffe14d', 1.6),
  disc(55, 30.4, 1.6, INK, 0),
  disc(68, 29.6, 1.5, INK, 0),
  line('M44 22L60 27M63 26L72 21', 3.2),
  shape('M44 44C52 50 62 50 70 43 68 53 52 56 44 44Z', INK, 2),
  shape('M48 46.4L51 51 54 48 57 52 60 48 63 51 66 46C60 49 54 49 48 46.4Z', IVORY, 0.8),
]

export const hobgoblinFront: Part = [
  shape('M40 27C30 24 16 14 6 16 10 30 24 40 40 39Z'),
  shade('M37 31C29 28 20 22 12 21 18 30 27 35 37 36Z', 0.3),
  shape('M60 27C69 26 80 33 83 47 76 43 68 43 60 39Z'),
  light('M63 29C70 30 77 36 80 43 74 38 68 36 62 35Z'),
]

export const hobgoblinLocks: Part = [
  shape('M44 6C40 -6 28 -14 16 -14 24 -22 44 -22 52 -10 54 -4 56 0 58 5Z', HAIR),
  shape('M42 3H60L61 9H41Z', METAL, 2),
]

/** Small enough to be thrown by anybody. */
export const snotlingHead: Part = [
  shape('M32 30C31 14 40 6 53 6S76 14 75 31C74 46 66 55 54 55S33 46 32 30Z'),
  shade('M75 31C74 46 66 55 54 55 51 55 48 54 45 53 62 50 69 40 68 20Z', 0.16),
  disc(50, 28, 8, '#fff8d0', 1.8),
  disc(68, 27, 7, '#fff8d0', 1.8),
  disc(53, 29, 2.8, INK, 0),
  disc(70.5, 28, 2.6, INK, 0),
  shape('M45 42C53 47 64 47 71 41 70 52 50 54 45 42Z', '#5b1a17', 2),
  shape('M52 44.6L55 49 58 45.4Z', IVORY, 1),
  shape('M58 33C60 30 66 30 67 34 66 38 59 38 58 33Z', mix(SKIN, 80, '#000'), 1.8),
]

export const snotlingFront: Part = [
  shape('M36 24C26 14 10 14 0 26 8 30 8 40 18 46 26 46 34 42 38 38Z'),
  shade('M34 28C26 22 16 22 9 28 14 32 16 38 22 41 28 41 32 38 35 35Z', 0.26),
  shape('M72 22C80 14 92 14 100 24 94 28 94 36 86 42 80 42 76 38 74 34Z'),
]

export const snotlingLocks: Part = [
  shape('M50 8C46 0 40 -4 34 -4 40 -12 48 -10 52 -4 54 -12 62 -14 68 -10 62 -6 60 0 58 8Z', HAIR, 2.2),
]

/** All nose. */
export const gnoblarFront: Part = [
  shape('M38 22C28 8 16 2 4 4 6 20 18 36 38 38Z'),
  shade('M36 26C28 16 18 10 11 10 16 22 24 30 36 33Z', 0.28),
  shape('M70 20C76 10 84 4 94 4 92 18 84 28 74 32Z'),
  shape('M54 32C54 24 64 22 72 26 84 30 86 44 76 48 66 51 54 46 54 32Z', mix(SKIN, 76, '#d2452f')),
  light('M60 29C66 26 73 29 76 34 70 32 65 32 60 34Z', 0.45),
]

/** A barrel, two wheels, a plough, and more of them than anybody counted. */
export const pumpWagon: Part = [
  shape('M20 22C20 8 28 2 36 2S52 8 52 22Z', SKIN),
  disc(32, 12, 4.6, '#fff8d0', 1.6),
  disc(43, 12, 4.2, '#fff8d0', 1.6),
  disc(33.6, 12.6, 1.7, INK, 0),
  disc(44.4, 12.6, 1.6, INK, 0),
  shape('M22 10L6 2 10 16 22 20ZM50 8L64 0 62 14 51 18Z', SKIN),
  shape('M58 26C58 14 64 10 70 10S82 14 82 26Z', SKIN),
  disc(68, 18, 4, '#fff8d0', 1.6),
  disc(76, 18, 3.6, '#fff8d0', 1.6),
  disc(69.4, 18.4, 1.5, INK, 0),
  disc(77.2, 18.4, 1.4, INK, 0),
  shape('M80 16L94 10 92 22 82 24Z', SKIN),
  shape('M-4 66C-8 44 -2 28 8 22H86C96 28 102 44 98 66Z', '#9a6534'),
  line('M16 23C10 36 10 52 14 66M34 22C31 36 31 52 33 66M56 22V66M76 22C80 36 80 52 78 66', 2.2),
  shape('M-6 36H100V44H-6ZM-6 56H100V63H-6Z', JERSEY, 2.2),
  shape('M92 30L122 22 116 36 126 40 114 48 124 58 108 60 98 62Z', METAL),
  disc(24, 70, 20, '#6b4422'),
  disc(24, 70, 12, '#8a5a2c', 2),
  disc(24, 70, 4, TRIM, 2),
  disc(74, 70, 20, '#6b4422'),
  disc(74, 70, 12, '#8a5a2c', 2),
  disc(74, 70, 4, TRIM, 2),
]
