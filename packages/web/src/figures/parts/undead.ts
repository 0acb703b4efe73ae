// Undead players. Neighbours: ../ink.ts draws, ../races.ts and ../roles.ts choose.
import {
  disc,
  EYE,
  edge,
  HAIR,
  INK,
  IVORY,
  JERSEY,
  line,
  METAL,
  mix,
  type Part,
  SKIN,
  shade,
  shape,
  TRIM,
} from '../ink.ts'

export const skeletonHead: Part = [
  shape('M46 46h14v12h-14z', '#b7ad91'),
  shape('M45 43L71 42 70 53C65 58 51 58 47 53Z', mix(SKIN, 84, '#000')),
  shape('M31 24C30 7 41 2 53 2S75 8 75 24C75 31 73 35 71 37L71 46C66 49 50 50 45 46L44 39C35 38 32 32 31 24Z'),
  shade('M75 24C75 31 73 35 71 37L71 46C66 49 60 49 56 49 66 42 68 30 66 10 72 13 75 18 75 24Z', 0.16),
  shape('M45 25C47 19 57 20 58 27 58 34 48 36 45 31Z', INK, 1),
  shape('M63 25C65 19 73 20 73 27 73 33 65 35 63 30Z', INK, 1),
  disc(53, 28, 2.5, EYE, 0),
  disc(69, 27.5, 2.3, EYE, 0),
  shape('M60 33L63.5 39 57.5 39Z', INK, 1),
  line('M50 43v5.5M55 43.5v6M60 43.5v6M65 43v5.5M46 42.5h25', 1.9),
  line('M40 8L44 15 41 20', 2),
]

export const zombieHead: Part = [
  shape('M44 40h17v16h-17z'),
  shade('M44 46h17v10h-17z', 0.35),
  shape('M33 25C33 10 41 4 52 4S71 10 71 24L71 34C72 46 66 56 56 56 46 56 40 49 37 39 33 36 32 30 33 25Z'),
  shade('M71 24L71 34C72 46 66 56 56 56 53 56 50 55 47 52 60 49 66 38 65 22Z', 0.2),
  shape('M37 17C36 7 45 1 54 3L58 8 53 12 55 17 46 15 43 20Z', '#d77f86'),
  line('M43 9C46 11 47 8 50 10M45 14L49 12', 1.8),
  disc(53, 28, 5.2, '#f4f1cf', 1.8),
  disc(54, 29, 1.7, INK, 0),
  shape('M62 26L72 24 71 31 64 32Z', INK),
  disc(67, 28.5, 1.6, '#d9e26b', 0),
  shape('M48 42C54 40 64 40 69 42 68 50 64 53 58 53 52 53 49 49 48 42Z', INK),
  shape('M51 42h4v4h-4zM60 41.5h4v3h-4z', IVORY, 0),
  line('M60 33l3 5M57 33l-1 5', 2),
  line('M36 33L44 40M37 38l4-4M41 41l3-4', 1.7),
]

export const mummyHead: Part = [
  shape('M34 44L18 50 12 62 22 58 36 54Z', mix(SKIN, 84, '#000')),
  shape('M32 25C31 8 41 2 53 2S74 8 74 25L74 38C74 48 66 55 56 55 44 55 36 48 35 40 33 34 32 30 32 25Z'),
  shade('M74 25L74 38C74 48 66 55 56 55 52 55 49 54 46 52 62 49 68 38 67 14Z', 0.16),
  line(
    'M35 14C48 12 62 8 70 11M33 21C45 18 62 15 73 18M36 38C50 42 64 40 74 34M38 46C50 49 64 48 72 43M50 3C56 8 64 9 70 10',
    2,
  ),
  shape('M43 24C54 21 66 20 75 22L75 31C66 30 54 32 45 34Z', INK),
  disc(55, 27.5, 3.4, EYE, 0),
  disc(69, 25.8, 3.1, EYE, 0),
  disc(55, 27.5, 1.3, '#fff', 0),
  disc(69, 25.8, 1.3, '#fff', 0),
]

/** What is left of a lord: a circlet, long hair, cold light in the eyes. */
export const wightBack: Part = [
  shape('M40 8C24 12 16 32 20 50 14 58 18 66 12 76 24 76 34 70 36 58 40 48 42 40 46 30Z', HAIR),
  line('M28 26C24 40 28 54 24 68', 2),
]

export const wightFront: Part = [
  shape('M31 22L24 0 36 8 42 -10 52 4 62 -10 66 4 78 -4 76 20C64 12 44 13 31 22Z', METAL),
  shade('M70 17L78 -4 66 4 64 14Z', 0.25),
  shape('M60 2L65 9 60 16 55 9Z', EYE, 1.8),
]

export const ghoulHead: Part = [
  shape('M42 42h18v16h-18z'),
  shade('M42 46h18v12h-18z', 0.35),
  shape('M32 25C31 9 40 2 53 2S73 9 73 23L77 40C77 52 68 60 57 60 46 59 39 51 36 40 33 36 32 30 32 25Z'),
  shade('M73 23L77 40C77 52 68 60 57 60 53 60 50 58 47 56 62 54 70 42 67 20Z', 0.2),
  shade('M44 28C46 36 58 37 61 29 60 22 46 22 44 28ZM63 27C65 34 73 34 74 27 72 21 64 21 63 27Z', 0.5),
  disc(54, 29, 3.2, EYE, 1.2),
  disc(69, 28, 3, EYE, 1.2),
  disc(55, 29.4, 1.2, INK, 0),
  disc(70, 28.4, 1.1, INK, 0),
  shape('M63 33L67 39 61 39Z', INK, 1),
  shape('M44 43C54 46 66 46 76 41 77 52 68 57 58 57 50 57 45 51 44 43Z', '#4a0d12', 2),
  shape('M46 44L49 50 52 45.4 55 51 58 46 62 51 65 45.8 69 50 72 43.4C63 46 54 46 46 44Z', IVORY, 1),
  shape('M50 55L53 50 56 56ZM62 56L65 51 68 54Z', IVORY, 1),
  line('M42 10C48 8 54 8 58 10M40 16C46 13 54 13 60 15', 1.8, mix(SKIN, 64, '#000')),
]

export const ghoulFront: Part = [
  shape('M38 26C28 20 16 8 4 8 6 22 14 28 20 32 18 36 28 42 38 41Z'),
  shade('M36 30C28 25 19 17 11 14 15 24 24 32 36 36Z', 0.3),
]

/** An empty hood. */
export const wraithHead: Part = [
  shape('M26 62C14 26 26 -14 56 -12 80 -8 86 18 82 36 82 48 78 58 70 66L50 60Z', mix(JERSEY, 60, '#10151c')),
  shape('M42 50C36 24 44 4 58 4S78 18 77 34C76 46 70 54 60 58 52 58 46 56 42 50Z', '#05080c'),
  edge('M30 20C32 4 42 -6 54 -7'),
  disc(55, 29, 4.6, EYE, 0),
  disc(70, 28, 4.2, EYE, 0),
  disc(55, 29, 1.8, '#fff', 0),
  disc(70, 28, 1.7, '#fff', 0),
  line('M54 44C60 48 66 47 71 43', 2.2, EYE),
]

export const wraithShoulders: Part = [
  shape(
    'M-2 86C2 62 18 48 38 48H66C86 48 98 62 102 86L92 78 86 88 76 78 66 90 56 78 46 90 36 78 26 88 16 78 8 88Z',
    mix(JERSEY, 50, '#10151c'),
  ),
  line('M30 58C26 66 24 74 24 80M72 58C76 66 78 74 78 80M50 62V78', 2.2),
  shape('M38 49L51 62 66 49 58 47H46Z', TRIM),
]

/** Striped cloth of a house that ruled here once. */
export const nemesBack: Part = [
  shape('M40 0C22 8 18 34 6 62L36 72 42 40Z', '#e0b23c'),
  line('M24 20L40 26M18 34L40 42M12 48L38 58', 4.6, '#2f5f9e'),
]

export const nemesFront: Part = [
  shape('M30 27C27 4 40 -7 54 -6S78 4 76 22C64 14 44 15 30 27Z', '#e0b23c'),
  line('M36 14C46 6 62 4 73 11M43 2C50 -2 60 -2 68 3', 4.2, '#2f5f9e'),
  shape('M29 29C44 16 64 14 77 23L77 17C64 8 44 10 29 23Z', JERSEY, 2),
  shape('M62 16C56 8 58 -6 66 -12 74 -6 74 6 68 15Z', '#e0b23c', 2.2),
  disc(66, -4, 2, '#d8452c', 0),
]

/** Several people, sewn. */
export const golemHead: Part = [
  shape('M42 44h20v14h-20z', mix(SKIN, 84, '#000')),
  shape('M31 8L74 4 77 30 76 46C70 57 62 60 55 60 45 59 36 52 33 44Z'),
  shape('M31 8L54 6 52 30 33 32Z', mix(SKIN, 70, '#c9a08a'), 2),
  shade('M76 30L76 46C70 57 62 60 55 60 51 60 48 58 45 57 62 54 68 42 67 10L75 9Z', 0.2),
  line('M53 8L51 30 34 33M48 10l8 1M48 17l8 1M47 24l8 1M40 28l1 8', 2),
  shape('M44 24L61 25 75 20 75 26 61 31 44 30Z', mix(SKIN, 66, '#000'), 1.8),
  disc(54, 33, 3.4, '#fff8d0', 1.4),
  disc(69, 31, 3.1, '#fff8d0', 1.4),
  disc(55, 33.4, 1.4, INK, 0),
  disc(70, 31.4, 1.3, INK, 0),
  line('M62 33L66 41 60 41', 2.2),
  line('M48 49C56 47 66 47 73 46M52 45v7M58 44v7M64 44v7M70 43v6', 2),
]

export const golemFront: Part = [
  shape('M22 36H34V44H22Z', METAL),
  shape('M17 33H24V47H17Z', METAL, 2.2),
  shape('M31 10L30 2 40 -1 46 3 54 -2 62 2 70 -2 75 4 74 9C60 6 44 7 31 10Z', HAIR, 2.2),
]

export const wolfBack: Part = [shape('M56 12L64 -18 76 12Z'), shape('M61 8L65 -8 71 8Z', '#d98f86', 0)]

/** Jaws first. */
export const wolfHead: Part = [
  shape('M34 50L22 56 30 60 20 70 38 66 48 72 58 54Z'),
  shape('M48 46L86 42C86 52 76 58 64 58 54 58 49 53 48 46Z', '#4a0d12'),
  shape('M52 57L54 51 58 58ZM62 58.6L65 53 68 58ZM74 56L76 50 79 53Z', IVORY, 1),
  shape('M46 52C54 60 68 62 82 54 78 62 66 66 56 64 49 62 46 58 46 52Z', mix(SKIN, 84, '#000')),
  shape('M30 30C28 14 40 6 52 8 64 9 70 15 76 24L93 32C97 37 95 43 89 44 78 46 66 48 56 50 42 54 31 46 30 30Z'),
  shape('M66 26L76 24 93 32C97 37 95 43 89 44L66 48C70 40 64 34 66 26Z', mix(SKIN, 66, '#fff0d8'), 1.8),
  shade('M30 30C31 46 42 54 56 50 46 48 38 42 36 26Z', 0.2),
  shape('M70 47L72 54 75 46.4ZM80 45.6L82 53 86 44.6Z', IVORY, 1.2),
  shape('M86 30C92 28 97 33 95 37 91 39 86 36 86 30Z', INK),
  shape('M54 24L66 25 62 31 56 30Z', EYE, 1.6),
  disc(61, 27.4, 1.7, INK, 0),
  line('M50 19L67 24', 3.6),
]

export const wolfFront: Part = [
  shape('M36 16L26 -18 50 8Z'),
  shape('M37 10L31 -8 44 7Z', '#d98f86', 0),
  shape('M34 26L16 28 28 34 14 42 30 42 22 54 40 48Z'),
]

/** Two braids: he is of the north, whatever the moon says. */
export const ulfwerenerFront: Part = [
  ...wolfFront,
  shape('M34 46C26 52 22 62 26 76L34 76C32 66 36 58 42 52Z', HAIR),
  line('M27 56L36 60M25 64L33 67', 2),
  shape('M24 72H35V79H24Z', '#d9a441', 1.8),
]

export const furShoulders: Part = [
  shape('M-4 86L-8 74 0 70 -4 60 8 58 10 50 24 52 32 46H70L78 52 92 50 94 58 106 60 102 70 110 74 106 86Z'),
  shade('M106 86L110 74 102 70 106 60 94 58 92 50 80 52C90 60 92 74 88 86Z', 0.2),
  line('M12 64l-4 8M20 60l-4 10M86 62l4 8M78 60l2 10M48 60l2 10M60 64l-2 8', 2),
  shape('M24 50L37 47 64 86 48 86Z', JERSEY),
  shape('M4 66C10 58 20 56 28 60L24 76 6 80Z', TRIM),
]
