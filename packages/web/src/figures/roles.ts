// Roles as gear: what each role wears on head, arm and shoulders. Neighbours: parts/ has the drawings, bust.ts puts them on.
import type { FigureRole } from '@double-skulls/engine'
import type { Part } from './ink.ts'
import { band, browPlate, capAndWhistle, cowl, crest, helm, hood, mohawk, throwingArm, visor } from './parts/gear.ts'
import {
  bareShoulders,
  harnessShoulders,
  lightShoulders,
  padShoulders,
  slabShoulders,
  spikedShoulders,
  stripedShoulders,
} from './parts/shoulders.ts'

export interface Gear {
  readonly shoulders: Part
  /** Behind the head, and on it. */
  readonly under?: Part
  readonly over?: Part
  readonly arm?: Part
  /** The head's own hair shows. */
  readonly hair?: true
}

export const roles: { readonly [R in FigureRole]: Gear } = {
  lineman: { shoulders: padShoulders, over: helm },
  blitzer: { shoulders: spikedShoulders, under: crest, over: helm },
  thrower: { shoulders: padShoulders, arm: throwingArm, over: hood },
  catcher: { shoulders: lightShoulders, over: band, hair: true },
  runner: { shoulders: lightShoulders, over: hood },
  blocker: { shoulders: slabShoulders, over: visor },
  berserker: { shoulders: harnessShoulders, under: mohawk },
  assassin: { shoulders: lightShoulders, over: cowl },
  brawler: { shoulders: padShoulders, hair: true },
  bigGuy: { shoulders: bareShoulders, hair: true },
  champion: { shoulders: bareShoulders, over: browPlate },
  referee: { shoulders: stripedShoulders, over: capAndWhistle },
}
