// Races as parts and colours: the head, what is on it, how broad. Neighbours: parts/ has the drawings, bust.ts puts them
// together; the engine's lists say which race a player is.
import type { FigureRace } from '@double-skulls/engine'
import type { Part } from './ink.ts'
import * as animals from './parts/animals.ts'
import * as bigGuys from './parts/bigGuys.ts'
import * as chaos from './parts/chaos.ts'
import * as dwarfs from './parts/dwarfs.ts'
import * as elves from './parts/elves.ts'
import * as greenskins from './parts/greenskins.ts'
import * as humans from './parts/humans.ts'
import * as lizards from './parts/lizards.ts'
import { bareShoulders, barkShoulders, harnessShoulders, wrappedShoulders } from './parts/shoulders.ts'
import * as undead from './parts/undead.ts'

export interface RaceLook {
  readonly head: Part
  readonly back?: Part
  /** Parts that a helmet does not hide: ears, horns, tusks, beards. */
  readonly front?: Part
  /** Front parts that are not seen from behind. */
  readonly frontIsFace?: true
  /** Hair, when nothing covers the head. */
  readonly locks?: Part
  /** The race wears no helmets. */
  readonly helmets?: false
  /** Shoulders instead of those of the role: for big guys, for blockers, and for races without helmets. */
  readonly shoulders?: Part
  readonly skin: string
  readonly hair: string
  readonly eye: string
  readonly metal?: string
  /** Where a helmet sits: offset to the right and down, and scale. */
  readonly fit?: readonly [x: number, y: number, scale: number]
  /** The scale of the shoulders and the head, and how low the head sits. */
  readonly size?: number
  readonly headSize?: number
  readonly drop?: number
  readonly big?: true
  /** It has no head that could be turned: it lies on its side and looks the same from both. */
  readonly turnsNot?: true
}

const elf = { head: elves.elfHead, back: elves.elfBack, front: elves.elfFront, locks: elves.elfHair } as const
const beast = { head: chaos.beastmanHead, fit: [-5, -3, 0.98], helmets: false } as const
const knight = { head: chaos.warriorHead, helmets: false, size: 1.04 } as const
const wolf = { head: undead.wolfHead, back: undead.wolfBack, helmets: false, shoulders: undead.furShoulders } as const
const small = { size: 0.84, headSize: 1 } as const
/** Drawn as a whole, without shoulders. */
const NOTHING: Part = []

export const races: { readonly [R in FigureRace]: RaceLook } = {
  human: {
    ...{ head: humans.humanHead, locks: humans.humanHair },
    ...{ skin: '#e6ab7d', hair: '#7a4320', eye: '#ffd23d' },
  },
  noble: {
    ...{ head: humans.humanHead, back: humans.nobleBack, front: humans.nobleFront, locks: humans.nobleLocks },
    ...{ frontIsFace: true, skin: '#f0c29a', hair: '#5a3319', eye: '#ffd23d', metal: '#d9c27a' },
  },
  amazon: {
    ...{ head: humans.amazonHead, back: humans.amazonBack, locks: humans.amazonLocks },
    ...{ skin: '#b9794a', hair: '#2b1c16', eye: '#ffd23d', metal: '#e0b23c' },
  },
  norse: {
    ...{ head: humans.norseHead, back: humans.norseBack, front: humans.norseFront, locks: humans.norseLocks },
    ...{ frontIsFace: true, skin: '#eab48c', hair: '#e0a53a', eye: '#ffd23d' },
  },
  valkyrie: {
    ...{ head: humans.valkyrieHead, back: humans.valkyrieBack, front: humans.valkyrieFront, locks: humans.amazonLocks },
    ...{ skin: '#f0c29a', hair: '#f0c552', eye: '#2f6fae' },
  },
  marauder: {
    ...{ head: humans.marauderHead, back: humans.marauderBack, front: humans.marauderFront },
    ...{ locks: humans.marauderLocks, skin: '#d9a077', hair: '#1f1a18', eye: '#ff4936', metal: '#8d8f92' },
  },
  thrall: {
    ...{ head: humans.thrallHead, locks: humans.thrallLocks },
    ...{ skin: '#d8cfc0', hair: '#3a332e', eye: '#d9c6a0' },
  },
  vampire: {
    ...{ head: humans.vampireHead, back: humans.vampireBack, front: humans.vampireFront, helmets: false },
    ...{ skin: '#e4dce2', hair: '#17131c', eye: '#c81e2c' },
  },
  halfling: {
    ...{ head: humans.halflingHead, locks: humans.halflingHair, size: 0.84, headSize: 1.06, drop: 5 },
    ...{ skin: '#f2bd93', hair: '#8a4b1f', eye: '#ffd23d' },
  },
  gnome: {
    ...{ head: humans.halflingHead, front: humans.gnomeFront, helmets: false, ...small, drop: 6 },
    ...{ frontIsFace: true, skin: '#f2c29c', hair: '#f4efe6', eye: '#ffd23d' },
  },
  dwarf: {
    ...{ head: dwarfs.dwarfHead, front: dwarfs.dwarfFront, frontIsFace: true, size: 0.96, drop: 4 },
    ...{ skin: '#e2a07a', hair: '#c8622a', eye: '#ffd23d' },
  },
  chaosDwarf: {
    ...{ head: dwarfs.dwarfHead, front: [...dwarfs.chaosDwarfFront, ...dwarfs.tallHat], frontIsFace: true },
    ...{ helmets: false, size: 0.98, drop: 6, headSize: 1.08, skin: '#cf9a78', hair: '#26201f', eye: '#ff8a3d' },
  },
  bullCentaur: {
    ...{ head: dwarfs.dwarfHead, back: dwarfs.bullHornsBack, frontIsFace: true, helmets: false },
    front: [...dwarfs.chaosDwarfFront, ...dwarfs.bullHornsFront],
    ...{ size: 1.08, drop: 2, skin: '#b5583c', hair: '#1f1917', eye: '#ff8a3d', metal: '#d9a441' },
  },
  orc: {
    ...{ head: greenskins.orcHead, front: greenskins.orcFront, frontIsFace: true, fit: [0, -1, 1] },
    ...{ skin: '#7fae3f', hair: '#222222', eye: '#ffd23d' },
  },
  blackOrc: {
    ...{ head: greenskins.orcHead, front: greenskins.blackOrcFront, frontIsFace: true, fit: [0, -1, 1], size: 1.08 },
    ...{ skin: '#567f3c', hair: '#222222', eye: '#ff5a3d' },
  },
  goblin: {
    ...{ head: greenskins.goblinHead, front: greenskins.goblinFront, ...small, drop: 4 },
    ...{ skin: '#a9cf45', hair: '#333333', eye: '#ffe14d' },
  },
  hobgoblin: {
    ...{ head: greenskins.hobgoblinHead, front: greenskins.hobgoblinFront, locks: greenskins.hobgoblinLocks },
    ...{ size: 0.94, headSize: 1.06, drop: 2, skin: '#c9a545', hair: '#2b2018', eye: '#ffe14d' },
  },
  snotling: {
    ...{ head: greenskins.snotlingHead, front: greenskins.snotlingFront, locks: greenskins.snotlingLocks },
    ...{ size: 0.68, headSize: 0.86, drop: 10, skin: '#bfd66a', hair: '#3c6b2a', eye: '#fff8d0' },
  },
  gnoblar: {
    ...{ head: greenskins.snotlingHead, front: greenskins.gnoblarFront, locks: greenskins.snotlingLocks },
    ...{ size: 0.72, headSize: 0.9, drop: 9, skin: '#d0ad7c', hair: '#4a3a2c', eye: '#fff8d0' },
  },
  elf: { ...elf, locks: elves.sweptLocks, skin: '#f2cfa8', hair: '#f0c23c', eye: '#2f6fae' },
  woodElf: { ...elf, skin: '#f0c8a0', hair: '#9c4a24', eye: '#2f7d3a' },
  highElf: {
    ...{ ...elf, front: elves.highElfFront },
    ...{ skin: '#f7e0c6', hair: '#f4ead0', eye: '#2f6fae', metal: '#e6eef2' },
  },
  darkElf: { ...elf, skin: '#c9c3e0', hair: '#ece9f5', eye: '#a32a8a' },
  witchElf: {
    ...{ ...elf, back: elves.witchBack, locks: elves.witchLocks },
    ...{ skin: '#cfc6e4', hair: '#a3264a', eye: '#a32a8a', metal: '#d9a441' },
  },
  dryad: {
    ...{ head: elves.dryadHead, front: elves.dryadFront, helmets: false },
    ...{ skin: '#b08a58', hair: '#6fae3f', eye: '#e8ff8a' },
  },
  skaven: {
    ...{ head: animals.skavenHead, back: animals.skavenBack, front: animals.skavenFront, fit: [-5, -1, 1] },
    ...{ skin: '#9a7456', hair: '#5b412e', eye: '#ff4936' },
  },
  skink: {
    ...{ head: lizards.skinkHead, front: lizards.skinkFront, ...small, drop: 3, fit: [-6, -2, 0.94] },
    ...{ skin: '#62b7e6', hair: '#ff8f3a', eye: '#ffb02e' },
  },
  chameleonSkink: {
    ...{ head: lizards.skinkHead, front: lizards.chameleonFront, ...small, drop: 3, fit: [-6, -2, 0.94] },
    ...{ helmets: false, skin: '#8fbf4a', hair: '#7a4ab0', eye: '#ffe14d' },
  },
  saurus: {
    ...{ head: lizards.saurusHead, front: lizards.saurusFront, fit: [-8, -4, 0.98], size: 1.04, headSize: 1.04 },
    ...{ skin: '#3fa39a', hair: '#d9583a', eye: '#ffd23d' },
  },
  slann: {
    ...{ head: lizards.slannHead, back: lizards.slannBack, helmets: false, headSize: 1.02, drop: 1 },
    ...{ skin: '#6fb04a', hair: '#e8823a', eye: '#ffd23d' },
  },
  skeleton: { head: undead.skeletonHead, skin: '#efe6cb', hair: '#777777', eye: '#ff8a3d' },
  wight: {
    ...{ head: undead.skeletonHead, back: undead.wightBack, front: undead.wightFront, helmets: false },
    ...{ skin: '#cfd8c0', hair: '#aeb6b4', eye: '#6df0d0', metal: '#8a949c' },
  },
  zombie: { head: undead.zombieHead, skin: '#9db08a', hair: '#3c4034', eye: '#d9e26b' },
  ghoul: {
    ...{ head: undead.ghoulHead, front: undead.ghoulFront, helmets: false, headSize: 1.08 },
    ...{ skin: '#c3b0a0', hair: '#4a403a', eye: '#ffe14d' },
  },
  wraith: {
    ...{ head: undead.wraithHead, helmets: false, shoulders: undead.wraithShoulders },
    ...{ skin: '#5b6b78', hair: '#333333', eye: '#8af0ff' },
  },
  mummy: {
    ...{ head: undead.mummyHead, helmets: false, shoulders: wrappedShoulders, size: 1.1 },
    ...{ skin: '#d9c799', hair: '#777777', eye: '#7df0ff' },
  },
  tombGuardian: {
    ...{ head: undead.mummyHead, back: undead.nemesBack, front: undead.nemesFront, helmets: false },
    ...{ shoulders: wrappedShoulders, size: 1.1, skin: '#c9b58a', hair: '#777777', eye: '#7dffa8' },
  },
  fleshGolem: {
    ...{ head: undead.golemHead, front: undead.golemFront, helmets: false, shoulders: harnessShoulders, size: 1.1 },
    ...{ skin: '#a8b89a', hair: '#2b2622', eye: '#fff8d0' },
  },
  werewolf: { ...wolf, front: undead.wolfFront, skin: '#7d6a5a', hair: '#4a3a30', eye: '#ffd23d' },
  ulfwerener: { ...wolf, front: undead.ulfwerenerFront, skin: '#b9bfc4', hair: '#e0a53a', eye: '#5fd3ff' },
  beastman: {
    ...{ ...beast, back: chaos.beastmanBack, front: chaos.beastmanFront },
    ...{ skin: '#a5713f', hair: '#e8d9b0', eye: '#ffc23a' },
  },
  khorngor: {
    ...{ ...beast, back: chaos.khorngorBack, front: chaos.khorngorFront },
    ...{ skin: '#b5452f', hair: '#3a3230', eye: '#ffc23a' },
  },
  pestigor: {
    ...{ ...beast, back: chaos.pestigorBack, front: chaos.pestigorFront },
    ...{ skin: '#8f9a4a', hair: '#cbbf8a', eye: '#ffe14d' },
  },
  chaosWarrior: {
    ...{ ...knight, back: chaos.warriorBack, front: chaos.warriorFront },
    ...{ skin: '#666666', hair: '#333333', eye: '#ff4936' },
  },
  bloodseeker: {
    ...{ ...knight, back: chaos.bloodseekerBack, front: chaos.bloodseekerFront },
    ...{ skin: '#666666', hair: '#333333', eye: '#ffd23d', metal: '#b5392c' },
  },
  nurgleWarrior: {
    ...{ ...knight, front: chaos.nurgleFront, shoulders: chaos.nurgleShoulders, size: 1.08 },
    ...{ skin: '#8fa04a', hair: '#333333', eye: '#d9ff6b', metal: '#8a8a5a' },
  },
  rotter: {
    ...{ head: chaos.rotterHead, front: chaos.rotterFront },
    ...{ skin: '#a9b56a', hair: '#4a4a2c', eye: '#d9e26b', metal: '#8a8a5a' },
  },
  fox: {
    ...{ head: animals.foxHead, back: animals.foxBack, front: animals.foxFront, helmets: false, ...small, drop: 4 },
    ...{ skin: '#e08a3a', hair: '#e08a3a', eye: '#ffd23d' },
  },
  boar: {
    ...{ head: animals.boarHead, front: animals.boarFront, helmets: false, size: 0.9, headSize: 1 },
    ...{ skin: '#8a5f48', hair: '#3a2a22', eye: '#ffd23d' },
  },
  ram: {
    ...{ head: animals.ramHead, front: animals.ramFront, helmets: false, headSize: 1 },
    ...{ skin: '#5b4a40', hair: '#e8d9b0', eye: '#ffd23d' },
  },
  squirrel: {
    ...{ head: animals.squirrelHead, back: animals.squirrelBack, front: animals.squirrelFront, helmets: false },
    ...{ size: 0.66, headSize: 0.84, drop: 8, skin: '#b5642f', hair: '#d9824a', eye: '#ff4936' },
  },
  ogre: {
    ...{ head: bigGuys.ogreHead, front: bigGuys.ogreFront, shoulders: bareShoulders, big: true },
    ...{ skin: '#dba074', hair: '#3a2a22', eye: '#ffffff' },
  },
  troll: {
    ...{ head: bigGuys.trollHead, front: bigGuys.trollFront, shoulders: bareShoulders, big: true },
    ...{ skin: '#6f9d8c', hair: '#c94f2e', eye: '#ffe14d' },
  },
  treeman: {
    ...{ head: bigGuys.treemanHead, front: bigGuys.treemanFront, shoulders: barkShoulders, big: true, helmets: false },
    ...{ skin: '#8a6239', hair: '#5f9a34', eye: '#ffd84a' },
  },
  minotaur: {
    ...{ head: chaos.bullHead, back: chaos.bullBack, front: chaos.bullFront, shoulders: bareShoulders, big: true },
    ...{ helmets: false, skin: '#7d4a30', hair: '#f2e6c4', eye: '#ff4936' },
  },
  ratOgre: {
    ...{ head: animals.ratOgreHead, back: animals.skavenBack, front: animals.ratOgreFront, big: true },
    ...{ shoulders: bareShoulders, fit: [-5, -2, 1], skin: '#7d5f4a', hair: '#4a3628', eye: '#ff4936' },
  },
  kroxigor: {
    ...{ head: lizards.kroxigorHead, front: lizards.kroxigorFront, shoulders: bareShoulders, big: true },
    ...{ helmets: false, skin: '#3f7fa3', hair: '#5fc3a0', eye: '#ffd23d' },
  },
  yhetee: {
    ...{ head: bigGuys.yheteeHead, front: bigGuys.yheteeFront, shoulders: bigGuys.shaggyShoulders, big: true },
    ...{ helmets: false, skin: '#8fb4cf', hair: '#f2f6f8', eye: '#ffe14d' },
  },
  vargheist: {
    ...{ head: bigGuys.vargheistHead, back: bigGuys.vargheistBack, front: bigGuys.vargheistFront, big: true },
    ...{ helmets: false, shoulders: bareShoulders, skin: '#b9a0ac', hair: '#2b1c24', eye: '#ff4936' },
  },
  zoat: {
    ...{ head: lizards.zoatHead, front: lizards.zoatFront, shoulders: bareShoulders, big: true, helmets: false },
    ...{ skin: '#6f8f4a', hair: '#c9b06a', eye: '#ffd23d' },
  },
  beastOfNurgle: {
    ...{ head: chaos.slugHead, shoulders: chaos.slugShoulders, big: true, helmets: false },
    ...{ turnsNot: true, skin: '#9aa856', hair: '#cbbf8a', eye: '#fff8d0' },
  },
  bloodspawn: {
    ...{ head: chaos.spawnHead, front: chaos.spawnFront, shoulders: bareShoulders, big: true, helmets: false },
    ...{ turnsNot: true, skin: '#b5392f', hair: '#f2e6c4', eye: '#ffe14d' },
  },
  deathroller: {
    ...{ head: dwarfs.drivingDwarf, front: dwarfs.deathroller, shoulders: NOTHING, big: true, helmets: false },
    ...{ turnsNot: true, drop: -3, headSize: 0.8, skin: '#e2a07a', hair: '#c8622a', eye: '#ffd23d' },
  },
  pumpWagon: {
    ...{ head: greenskins.pumpWagon, shoulders: NOTHING, big: true, helmets: false },
    ...{ turnsNot: true, drop: -4, headSize: 0.8, skin: '#bfd66a', hair: '#3c6b2a', eye: '#fff8d0' },
  },
  giant: {
    ...{ head: bigGuys.giantHead, front: bigGuys.giantFront, shoulders: bigGuys.tentShoulders, big: true },
    ...{ skin: '#d9a883', hair: '#4a3526', eye: '#ffffff' },
  },
}
