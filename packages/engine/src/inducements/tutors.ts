// Staff who improve players before a match, and the consequences after it: Ayleen Andar, Professor Frönkelheim,
// Schielund Scharlitan. Neighbours: inducements/tuition.ts, inducements/teach.ts, inducements/draw.ts, inducements/aftermath.ts.

import type { Ctx } from '../edition.ts'
import type { Inducement, Use } from '../inducement.ts'
import type { Player } from '../kernel/match.ts'
import { learnable } from '../procs/match/learnable.ts'
import { isSpentFor } from '../procs/match/limits.ts'
import type { Side } from '../vocabulary/words.ts'
import { aftermath, aftermathFrame, hasAftermath, type Price } from './aftermath.ts'
import { type Draw, drawn } from './draw.ts'
import { riotousRookies } from './riotousRookies.ts'
import { gainSkill, teach, teachFrame } from './teach.ts'
import { journeymenOf, tuition, tuitionFrame } from './tuition.ts'

/** Journeymen who fill up the team, without the Riotous Rookies. */
const pupils = (c: Ctx, side: Side): Player[] =>
  journeymenOf(c, side).filter((p) => !isSpentFor(p, riotousRookies.id, 'match'))

export const ayleenAndar: Inducement = {
  id: 'ayleen-andar',
  name: 'Ayleen Andar',
  kind: 'staff',
  named: true,
  gist: 'Before the match journeymen gain skills, or lose Loner.',
  uses: [
    {
      id: 'crash-course',
      name: 'Crash Course',
      at: 'preGame',
      spends: 'nothing',
      compulsory: true,
      offer: (c, side) => pupils(c, side).length > 0,
      use: (c, side) => tuitionFrame(pupils(c, side), 'crash-course'),
      procedures: { tuition },
    },
  ],
}

/** Players who can take part in this match. */
const teamOf = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && p.place === 'reserves')

/** A gift before the match, with a roll after it. */
const giftUses = (id: string, name: string, draw: Draw, price: Price): readonly Use[] => [
  {
    id,
    name,
    at: 'preGame',
    spends: 'nothing',
    compulsory: true,
    offer: (c, side) => draw.from(c, side).length > 0,
    ...drawn(draw, { teach }),
  },
  {
    id: `${id}-aftermath`,
    name: `${name}: the aftermath`,
    at: 'matchEnding',
    spends: 'nothing',
    compulsory: true,
    offer: (c, side) => hasAftermath(c, side, id),
    use: (c, side) => aftermathFrame(c, side, id, price),
    procedures: { aftermath },
  },
]

export const professorFronkelheim: Inducement = {
  id: 'professor-fronkelheim',
  name: 'Professor Frönkelheim',
  kind: 'staff',
  named: true,
  gist: 'One to three random players have a random mutation in this match; some keep it, some pay for it.',
  uses: giftUses(
    'experiment',
    'Experiment',
    {
      from: (c, side) => teamOf(c, side).filter((p) => learnable(c, p, 'M').length > 0),
      count: 'd3',
      drawn: (_c, _side, player) => teachFrame(player.id, 'experiment', 'M', 1, { random: true, until: 'match' }),
    },
    { injury: 'seriouslyHurt' },
  ),
}

export const schielundScharlitan: Inducement = {
  id: 'schielund-scharlitan',
  name: 'Schielund Scharlitan',
  kind: 'staff',
  named: true,
  gist: 'One to three random players have Pro in this match; some keep it, some get Loner.',
  uses: giftUses(
    'miracle-cure',
    'Miracle Cure',
    {
      from: (c, side) => teamOf(c, side).filter((p) => !p.skills.includes('pro')),
      count: 'd3',
      drawn: (c, _side, player) => {
        gainSkill(c, player, 'pro', 'miracle-cure', 'match')
        return null
      },
    },
    { skill: 'loner-2' },
  ),
}
