// Items that may help or harm: the Chaos Totem, the Ancient Artefact, the Norscan Seer's runes.
// Neighbours: inducements/fortune.ts rolls, inducements/draw.ts draws, inducements/teach.ts teaches.

import type { Ctx } from '../edition.ts'
import type { Inducement, Use } from '../inducement.ts'
import type { Player } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import type { ProceduresByName } from '../kernel/procedure.ts'
import { dropBall } from '../procs/ball/ball.ts'
import { isDead } from '../procs/hurt/casualtyRoll.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { isLoner, pray, prayFrame } from '../procs/match/pray.ts'
import { gainReroll, loseReroll } from '../procs/match/resources.ts'
import type { Side } from '../vocabulary/words.ts'
import { anyWeatherFrame, conjureWeather } from './conjureWeather.ts'
import { type Draw, drawFrame, drawn } from './draw.ts'
import { fortuneTold } from './fortune.ts'
import { aimed, spellFrame } from './spell.ts'
import { foesOnPitch, matesOnPitch } from './spells.ts'
import { teach, teachFrame, teachOneOfFrame } from './teach.ts'
import { asOwnStarts } from './when.ts'

/** A draw that follows another use and is never offered by itself. */
const following = (id: string, name: string, draw: Draw, procedures?: ProceduresByName): Use => ({
  id,
  name,
  spends: 'nothing',
  ...drawn(draw, procedures),
})

const available = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && (p.place === 'pitch' || p.place === 'reserves'))

const blast: Draw = {
  from: foesOnPitch,
  count: 1,
  drawn: (_c, _side, player) => knockDownFrame(player.id, 'totem-blast'),
}

const CHANGES = ['claws', 'disturbing-presence', 'horns', 'iron-hard-skin', 'tentacles']

const mutation: Draw = {
  from: matesOnPitch,
  count: 1,
  drawn: (_c, _side, player) => teachOneOfFrame(player.id, 'totem-mutation', CHANGES, 'match'),
}

export const chaosTotem: Inducement = {
  id: 'chaos-totem',
  name: 'Chaos Totem',
  kind: 'other',
  gist: 'Once, knocks an opponent down, mutates an own player, or costs a re-roll.',
  uses: [
    {
      id: 'totem',
      name: 'Call on the Totem',
      ...asOwnStarts,
      spends: 'itself',
      ...fortuneTold((c, side, face) => {
        if (face === 6) return drawFrame(c, side, 'totem-mutation')
        if (face > 1) return drawFrame(c, side, 'totem-blast')
        loseReroll(c, side, 'totem')
        return null
      }),
    },
    following('totem-blast', 'The Totem Strikes', blast),
    following('totem-mutation', 'The Totem Changes', mutation, { teach }),
  ],
}

const faint: Draw = {
  from: matesOnPitch,
  count: 1,
  drawn: (c, _side, player) => {
    dropBall(c, player)
    takeOff(c.match, c.rules.pitch, player, 'ko')
    c.events.push({ type: 'removed', player: player.id, to: 'ko', why: 'artefact-backfires' })
    return null
  },
}

/** Knocked-out players and living casualties. */
const outOfPlay = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && (p.place === 'ko' || (p.place === 'casualty' && !isDead(c, p))))

export const ancientArtefact: Inducement = {
  id: 'ancient-artefact',
  name: 'Ancient Artefact',
  kind: 'other',
  gist: 'Once, gives a re-roll for the half or brings a player back, or knocks one out.',
  uses: [
    {
      id: 'artefact',
      name: 'Wake the Artefact',
      ...asOwnStarts,
      spends: 'itself',
      ...fortuneTold((c, side, face) => {
        if (face === 1) return drawFrame(c, side, 'artefact-backfires')
        if (face === 6 && outOfPlay(c, side).length > 0) return spellFrame(side, 'artefact-return')
        gainReroll(c, side, 'artefact')
        return null
      }),
    },
    following('artefact-backfires', 'The Artefact Backfires', faint),
    {
      id: 'artefact-return',
      name: 'The Artefact Heals',
      spends: 'nothing',
      ...aimed({
        players: outOfPlay,
        needs: 0,
        hit: (c, f, player) => {
          takeOff(c.match, c.rules.pitch, player, 'reserves')
          c.events.push({ type: 'returned', player: player.id, why: f.spell })
          return null
        },
      }),
    },
  ],
}

const vision: Draw = {
  from: (c, side) => available(c, side).filter((p) => !isLoner(c, p) && (p.who.primary ?? '') !== ''),
  count: 1,
  drawn: (_c, _side, player) =>
    teachFrame(player.id, 'seers-vision', player.who.primary ?? '', 1, { random: false, until: 'match' }),
}

export const norscanSeer: Inducement = {
  id: 'norscan-seer',
  name: 'Norscan Seer',
  kind: 'other',
  gist: 'After the toss, sets the weather, prays or teaches a player, or costs a re-roll.',
  uses: [
    {
      id: 'cast-the-runes',
      name: 'Cast the Runes',
      at: 'halfStarting',
      spends: 'itself',
      offer: (c) => c.match.clock.half === 1,
      ...fortuneTold(
        (c, side, face) => {
          if (face === 6) return drawFrame(c, side, 'seers-vision')
          if (face > 3) return prayFrame(side)
          if (face > 1) return anyWeatherFrame(side)
          loseReroll(c, side, 'cast-the-runes')
          return null
        },
        { conjureWeather, pray },
      ),
    },
    following('seers-vision', 'A Vision', vision, { teach }),
  ],
}
