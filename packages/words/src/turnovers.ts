// The reasons of a turnover in words. Neighbours: sentence.ts, the client's summaries.
import type { Turnover } from '@double-skulls/engine'

const words: { readonly [T in Turnover]: string } = {
  touchdown: 'touchdown',
  knockedDown: 'a player of theirs went down',
  carrierDown: 'the ball carrier went down',
  carrierInCrowd: 'the ball carrier ended in the crowd',
  carrierBitten: 'the ball carrier was bitten',
  pickUp: 'the pick-up failed',
  pass: 'the pass was not caught',
  fumble: 'the throw was fumbled',
  handOff: 'the hand-off was not caught',
  interception: 'the pass was intercepted',
  teamMateLost: 'the thrown carrier did not land safely',
  throw: 'the ball was thrown',
  sentOff: 'a player was sent off',
  unfed: 'a thirsty player did not feed',
  downOver: 'the down is over',
  pitchInvasion: 'the fans are on the pitch',
  ballDestroyed: 'there is no ball left',
  timeOut: 'the time was up',
  kickBack: 'a weapon kicked back',
  kicked: 'the ball was kicked away',
  bomb: 'the bomber went down',
  illegalProcedure: 'illegal procedure was called',
  allOnOneCard: 'everything was put on one action',
}

export const turnoverWords = (why: Turnover): string => words[why]
