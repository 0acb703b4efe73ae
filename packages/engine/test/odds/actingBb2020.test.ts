// Odds of acting at all in bb2020: slow, stupid, wild and bloodthirsty players; gazes; and thrown team-mates.
// Default profile: MA 6, ST 3, AG 3+, PA 4+, AV 9+.
import { describe } from 'vitest'
import { oddsBb2020 as odds, type Sight, type Situation } from '../support/odds.ts'
import type { Scene } from '../support/scene.ts'

const acts = ({ waits }: Sight): boolean => waits === 'home activation'
const staysSober = (see: Sight): boolean => acts(see) && see.match.lastRoll?.passed === true

describe('obeying', () => {
  const declare = (action: string) => (s: Scene) => {
    s.activate('H1', action)
    if (s.waits() === 'home nominate') s.choose('nominate', { player: 'A1' })
  }
  const obeying = (skills: string, changes: Partial<Situation> = {}): Situation => ({
    picture: 'H1 A1 .\n. . .\n. H2 .',
    begin: declare('move'),
    good: acts,
    players: { H1: skills },
    ...changes,
  })
  const helped = 'H1 A1 .\nH2 . .'

  odds('Bone Head', 5 / 6, obeying('+bone-head'))
  odds('Bone Head with Pro', 5 / 6 + (1 / 6) * (4 / 6) * (5 / 6), obeying('+bone-head+pro', { home: 'reroll pro' }))
  odds('Bone Head and Loner (4+) with a team re-roll', 5 / 6 + (1 / 6) * (3 / 6) * (5 / 6), {
    ...obeying('+bone-head+loner-4'),
    facts: 'rr=1/0',
    home: 'reroll team',
  })
  odds('Really Stupid on his own', 3 / 6, obeying('+really-stupid'))
  odds('Really Stupid with a helper', 5 / 6, obeying('+really-stupid', { picture: helped }))
  odds('Unchannelled Fury that moves', 3 / 6, obeying('+unchannelled-fury'))
  odds('Unchannelled Fury that blitzes', 5 / 6, obeying('+unchannelled-fury', { begin: declare('blitz') }))
  odds('Unchannelled Fury that moves, with a team re-roll', 1 - (3 / 6) ** 2, {
    ...obeying('+unchannelled-fury'),
    facts: 'rr=1/0',
    home: 'reroll team',
  })
  odds('Animal Savagery with nobody to hit', 3 / 6, obeying('+animal-savagery'))
  odds('Animal Savagery that blocks, with nobody to hit', 5 / 6, {
    ...obeying('+animal-savagery', { begin: declare('block') }),
  })
  const felled: Partial<Situation> = {
    picture: helped,
    good: ({ isDown }) => isDown('H2'),
    bad: acts,
    home: 'choose H2',
  }
  odds('Animal Savagery knocks a team-mate down', 3 / 6, obeying('+animal-savagery', felled))
  odds('Animal Savagery in a blitz knocks him down', 1 / 6, {
    ...obeying('+animal-savagery', { ...felled, begin: declare('blitz') }),
  })
  odds('Take Root', 5 / 6, {
    ...obeying('+take-root', {
      good: (see) => acts(see) && !see.player('H1').states.some(({ state }) => state === 'rooted'),
      bad: ({ waits }) => / (turn|activation)$/.test(waits),
    }),
  })
  const sober: Partial<Situation> = { bad: ({ waits }) => / (useSkill|activation|turn)$/.test(waits) }
  odds('Bloodlust (2+) that moves', 5 / 6, obeying('+bloodlust-2', { ...sober, good: staysSober }))
  odds('Bloodlust (3+) that moves', 4 / 6, obeying('+bloodlust-3', { ...sober, good: staysSober }))
  odds('Bloodlust (3+) that blitzes', 5 / 6, {
    ...obeying('+bloodlust-3', { ...sober, good: staysSober, begin: declare('blitz') }),
  })
})

describe('Hypnotic Gaze', () => {
  const gaze: Situation = {
    picture: 'A1 H1 . H2',
    begin: (s) => {
      s.activate('H1', 'gaze').choose('nominate', { player: 'A1' })
      s.choose('gaze', { player: 'A1' })
    },
    good: ({ player }) => player('A1').noZones,
    players: { H1: '+hypnotic-gaze' },
  }
  odds('AG 3+ at a lone opponent', 4 / 6, gaze)
  odds('beside another one, with a team re-roll', 1 - (3 / 6) ** 2, {
    ...gaze,
    picture: 'A1 H1 A2 . H2',
    facts: 'rr=1/0',
    home: 'reroll team',
  })
})

describe('throwing a team-mate', () => {
  const players = { H1: ':55549+throw-team-mate', H2: '+right-stuff' }
  const short = 'H2 H1 . . . . x'
  const hurl = (s: Scene) => {
    s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'x' })
  }
  const fumbled = ({ waits }: Sight): boolean => waits === 'dice bounce'
  const flies = ({ waits }: Sight): boolean => waits === 'dice scatter'
  const terrible = ({ waits }: Sight): boolean => waits === 'dice deviation'
  const base: Situation = {
    picture: short,
    at: 'h9',
    begin: hurl,
    good: flies,
    bad: (see) => fumbled(see) || terrible(see),
    players,
  }

  odds('PA 4+ at short range: superb or successful on 3 and more', 4 / 6, base)
  odds('terrible on a 2', 1 / 6, { ...base, good: terrible, bad: (see) => fumbled(see) || flies(see) })
  odds('fumbled on a 1', 1 / 6, { ...base, good: fumbled, bad: (see) => terrible(see) || flies(see) })
  odds('Strong Arm makes no short throw terrible', 5 / 6, {
    ...base,
    players: { ...players, H1: ':55549+throw-team-mate+strong-arm' },
  })
  odds('eaten', (1 / 6) * (1 / 6), {
    ...base,
    good: ({ player }) => player('H2').place === 'casualty',
    bad: ({ waits }) => waits === 'dice throwTeamMate' || waits === 'dice bounce',
    players: { ...players, H1: ':55549+throw-team-mate+always-hungry' },
  })
  // Superb on 5 and 6 lands at 0, successful on 3 and 4 at -1, terrible on 2 at -2, fumbled on 1 at -1.
  odds('lands on his feet, all in all', (2 / 6) * (4 / 6) + (2 / 6) * (3 / 6) + (1 / 6) * (2 / 6) + (1 / 6) * (3 / 6), {
    ...base,
    good: ({ waits, stands }) => / turn$/.test(waits) && stands('H2'),
    bad: ({ waits, player }) => / turn$/.test(waits) || (player('H2').place === 'pitch' && waits === 'dice armour'),
  })

  const landing = (face: number): Situation => ({
    ...base,
    begin: (s) => {
      hurl(s)
      s.roll('throwTeamMate', face)
      if (s.waits() === 'home reroll') s.keep()
      if (s.waits() === 'dice scatter') s.roll('scatter', 2).roll('scatter', 7).roll('scatter', 2)
      else if (s.waits() === 'dice deviation') s.roll('deviation', 5, 4)
      else s.roll('bounce', 7)
    },
    good: ({ waits, stands }) => / turn$/.test(waits) && stands('H2'),
    bad: ({ waits }) => waits === 'dice armour',
  })
  odds('a superb throw lands', 4 / 6, landing(6))
  odds('a successful one', 3 / 6, landing(4))
  odds('a terrible one', 2 / 6, landing(2))
  odds('a fumbled one', 3 / 6, landing(1))
  odds('a superb throw beside an opponent', 3 / 6, {
    ...landing(6),
    picture: `. . . . . . A1\n. . . . . . .\n${short}`,
    at: 'f9',
  })
  odds('a superb throw with a team re-roll for the landing', 1 - (2 / 6) ** 2, {
    ...landing(6),
    facts: 'rr=1/0',
    home: 'reroll team',
  })
})

describe('helping others up', () => {
  odds('Pick-me-up raises a prone team-mate', 2 / 6, {
    picture: 'A1 . A2/\n. . .\nH1 . .',
    begin: (s) => s.endTurn(),
    good: ({ waits, stands }) => waits === 'away turn' && stands('A2'),
    bad: ({ waits }) => waits === 'away turn',
    players: { A1: '+pick-me-up' },
    away: 'use',
  })
})
