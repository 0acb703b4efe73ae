// The tables of bb2020, row by row: weather, kick-off, prayers, decks, limits.
// Neighbours: src/tables/, src/inducements/cards/index.ts; the other files here test each row's effect.

import { describe, expect } from 'vitest'
import { activePrayers } from '../../src/procs/match/answeredPrayers.ts'
import { lendStat } from '../../src/procs/match/loans.ts'
import type { Characteristic } from '../../src/vocabulary/words.ts'
import { lineUpBb2020, readyToKick } from '../support/bb2020.ts'
import { newGame } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const PAIRS = FACES.flatMap((one) => FACES.map((other) => [one, other]))

/** What these dice do to a copy of the match. */
const after = ({ engine, match }: Scene, dice: readonly number[]) => {
  const next = engine.clone(match)
  return { next, events: engine.apply(next, { dice }) }
}

const opened = (home = lineUpBb2020()): Scene => newGame({ home, away: lineUpBb2020() }).roll('fans', 1).roll('fans', 1)

describe('the weather', () => {
  rule('[bb2020 844] 2 is heat, 3 sun, 4 to 10 perfect, 11 rain and 12 a blizzard, with any two dice', () => {
    const rows = [
      ...['', '', 'swelteringHeat', 'verySunny', 'nice', 'nice', 'nice'],
      ...['nice', 'nice', 'nice', 'nice', 'pouringRain', 'blizzard'],
    ]
    const s = opened()
    for (const dice of PAIRS) expect([dice, after(s, dice).next.weather]).toEqual([dice, rows[dice[0] + dice[1]]])
    s.roll('weather', 3, 4).roll('coinToss', 1)
  })
})

describe('the kick-off', () => {
  rule('[bb2020 845] every sum from 2 to 12 has its event', () => {
    const rows = [
      ...['', '', 'getTheRef', 'timeOut', 'solidDefence', 'highKick', 'cheeringFans'],
      ...['brilliantCoaching', 'changingWeather', 'quickSnap', 'blitz', 'officiousRef', 'pitchInvasion'],
    ]
    const s = readyToKick()
    s.home.choose('aim', { square: 'c20' })
    s.roll('kickScatter', 5, 2)
    for (const dice of PAIRS) {
      const found = after(s, dice).events.flatMap((event) => (event.type === 'kickOffTable' ? [event.result] : []))
      expect([dice, found]).toEqual([dice, [rows[dice[0] + dice[1]]]])
    }
    s.roll('kickOffTable', 1, 1).roll('bounce', 5)
  })
})

describe('prayers', () => {
  rule('[bb2020 846] every face of the D16 has its prayer, for a drive, a half or the match', () => {
    const rows = [
      ...['treacherousTrapdoor half', 'friendsWithTheRef drive', 'stiletto drive', 'ironMan match'],
      ...['knuckleDusters drive', 'badHabits drive', 'greasyCleats drive', 'blessedStatue match'],
      ...['moles half', 'perfectPassing match', 'fanInteraction drive', 'necessaryViolence drive'],
      ...['foulingFrenzy drive', 'throwARock drive', 'underScrutiny half', 'intensiveTraining match'],
    ]
    const s = opened(lineUpBb2020(11, { prayers: 1 })).roll('weather', 3, 4)
    rows.forEach((row, i) => {
      const { next } = after(s, [i + 1])
      expect([i + 1, activePrayers.of(next.squads.home)]).toEqual([i + 1, [row]])
    })
    s.roll('prayer', 9).roll('coinToss', 1)
  })
})

describe('special plays', () => {
  rule('[bb2020 847] every face of the D6 has its deck, and every face of the D8 its card', () => {
    const decks = [
      [
        ...['ball-clone', 'enjoy-your-trip', 'flock-of-seagulls', 'heckler'],
        ...['pot-hole', 'public-inconvenience', 'sprinkler-malfunction', 'walk-it-off'],
      ],
      [
        ...['dirty-block', 'heavy-bias', 'look-a-distraction', 'rune-of-unwilling-flight'],
        ...['slippery-shoes', 'spot-the-sneak', 'main-skull-prit', 'tripping-hazard'],
      ],
      [
        ...['biffin-helmet', 'enchanted-bucket', 'gruks-gauntlets', 'helm-of-many-eyes'],
        ...['oath-stone', 'sticky-slop', 'spranleys-cup', 'sweatband-of-conquest'],
      ],
      [
        ...['burst-of-speed', 'catchers-instincts', 'die-hard', 'in-the-zone'],
        ...['punt', 'quick-thinking', 'sizzling-shimmy', 'suicide-blitz'],
      ],
      [
        ...['all-out-blitz', 'boot-camp', 'down-the-chain', 'flea-flicker'],
        ...['helping-hand', 'kingmaker-play', 'switcheroo', 'team-talk'],
      ],
      [
        ...['assassination-attempt', 'ego-trip', 'all-to-play-for', 'keep-it-moving'],
        ...['magic-sponge', 'beer-tastes-funny', 'technicality', 'training-troubles'],
      ],
    ]
    decks.forEach((cards, i) => {
      const s = opened(lineUpBb2020(11, { inducements: ['special-plays'] })).roll('deck', i + 1)
      cards.forEach((card, j) => {
        const { next } = after(s, [j + 1, 1])
        expect([i + 1, j + 1, s.engine.legal(next)[0].option]).toEqual([i + 1, j + 1, `card-${card}`])
      })
      s.roll('cards', 1, 1)
      s.home.choose('choose', { option: `card-${cards[0]}` })
      s.roll('weather', 3, 4).roll('coinToss', 1)
    })
  })
})

describe('characteristics', () => {
  rule(
    '[bb2020 848] no characteristic goes beyond its limits: MA 1 to 9, ST 1 to 8, AG and PA 1+ to 6+, AV 3+ to 11+',
    () => {
      const rows: readonly (readonly [Characteristic, number, number])[] = [
        ['MA', 1, 9],
        ['ST', 1, 8],
        ['AG', 1, 6],
        ['PA', 1, 6],
        ['AV', 3, 11],
      ]
      const far = 20
      for (const [which, least, most] of rows) {
        const s = scene('H1 . H2')
        const c = { rules: s.engine.rules, match: s.match, events: [] }
        lendStat(c, s.player('H1'), which, far, 'match')
        lendStat(c, s.player('H2'), which, -far, 'match')
        expect([which, s.player('H1').stats[which], s.player('H2').stats[which]]).toEqual([which, most, least])
      }
    },
  )
})
