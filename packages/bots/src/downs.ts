// What a bot announces before a down: a blitz as soon as it may, a field goal when it is near enough and the downs run out, the
// two-minute drill when it is behind. Neighbours: answers.ts asks, the engine's downState says where the ball is.
import {
  type Action,
  type Announcement,
  type DownState,
  downState,
  type Engine,
  type Match,
} from '@double-skulls/engine'
import type { Asked } from './coach.ts'

/** From so many rows before the end zone a kick is tried. */
const KICKING_RANGE = 12
const LAST_DOWN = 4

type Wish = (match: Match, downs: DownState, asked: Asked) => boolean

const isBehind = ({ squads }: Match, { side }: Asked): boolean =>
  squads[side].score < squads[side === 'home' ? 'away' : 'home'].score

const wishes: { readonly [A in Announcement]: Wish } = {
  drill: (match, _downs, asked) => isBehind(match, asked),
  // It lets the defence go first, which it may do anyway while it has its blitz.
  fieldGoal: (_match, { blitzed, down, left, toGo }) =>
    !blitzed && toGo <= KICKING_RANGE && (down === LAST_DOWN || left === 1),
  blitz: () => true,
}

const isAnnouncement = (subject: string): subject is Announcement => Object.hasOwn(wishes, subject)

export const whatToAnnounce = (engine: Engine, match: Match, asked: Asked): Action => {
  const legal = engine.legal(match)
  const downs = downState(engine, match)
  const { subject } = asked.question
  const wants = downs !== null && isAnnouncement(subject) && wishes[subject](match, downs, asked)
  return legal.find((one) => one.do === (wants ? 'use' : 'decline')) ?? legal[0]
}
