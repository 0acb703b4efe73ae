// The lines of a history in words, and the changes of a fixed roster. Neighbours: src/history/words.ts, src/forbiddenChanges.ts;
// src/history/events.ts lists the lines.
import { changedSince, counted, faultLine, historyWords, type TeamEvent } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { historyKinds } from '../../src/history/events.ts'
import { linemenBb2020 } from '../postMatch/support.ts'
import { teamOf } from '../team/teams.ts'

const team = linemenBb2020()
const lines: readonly (readonly [TeamEvent, string])[] = [
  [{ what: 'imported', at: 0, from: 'FUMBBL' }, 'came from elsewhere: FUMBBL'],
  [
    { what: 'inducements', at: 0, bought: ['bribes', 'bribes', 'star griff-oberwald'], paid: 60_000, stake: 0 },
    'hired for the match: 2 × Bribe and Griff Oberwald; 60,000 out of the treasury',
  ],
  [
    { what: 'inducements', at: 0, bought: [], paid: 20_000, stake: 20_000 },
    'took gold along for the match; 20,000 out of the treasury; 20,000 of it bet on the own win',
  ],
  [
    { what: 'match', at: 0, outcome: 'draw', by: 'touchdowns', score: [0, 0], casualties: [1, 2] },
    'drew 0–0; casualties 1–2',
  ],
  [
    { what: 'match', at: 0, outcome: 'loss', by: 'shootOut', score: [1, 1], casualties: [0, 0], friendly: true },
    'a friendly: lost 1–1 after a shoot-out; casualties 0–0',
  ],
  [
    { what: 'match', at: 0, outcome: 'win', by: 'forfeit', score: [1, 0], casualties: [0, 0] },
    'won 1–0: the opponent did not come',
  ],
  [{ what: 'mostValuable', at: 1, player: '#7 Wulf', points: 1 }, 'most valuable player: #7 Wulf, 1 point'],
  [{ what: 'mostValuable', at: 1, player: '#7 Wulf', points: 0 }, 'most valuable player: #7 Wulf, to nobody’s use'],
  [{ what: 'winnings', at: 1, amount: 0 }, 'winnings: none'],
  [{ what: 'winnings', at: 1, amount: 65_000 }, 'winnings: 65,000'],
  [{ what: 'fans', at: 1, from: 3, to: 4 }, 'Dedicated Fans: 3 to 4'],
  [{ what: 'upkeep', at: 1, player: '#7 Wulf', amount: 30_000 }, '#7 Wulf asked for 30,000 and was paid'],
  [
    { what: 'refused', at: 1, player: '#7 Wulf', amount: 30_000 },
    '#7 Wulf asked for 30,000, was not paid and misses the next match',
  ],
  [{ what: 'injury', at: 1, player: '#7 Wulf', injuries: ['seriousInjury'] }, '#7 Wulf is hurt: Serious Injury'],
  [{ what: 'death', at: 1, player: '#7 Wulf' }, '#7 Wulf is dead'],
  [{ what: 'left', at: 1, player: '#7 Wulf' }, '#7 Wulf has left'],
  [{ what: 'dismissed', at: 1, player: '#7 Wulf' }, '#7 Wulf was dismissed'],
  [{ what: 'rests', at: 1, player: '#7 Wulf' }, '#7 Wulf rests for the season'],
  [{ what: 'improved', at: 1, player: '#7 Wulf', gained: ['block', 'ST'] }, '#7 Wulf gains Block and +1 ST'],
  [{ what: 'improved', at: 1, player: '#7 Wulf', gained: 'dodge' }, '#7 Wulf gains Dodge'],
  [{ what: 'expenses', at: 1, due: 30_000, amount: 30_000 }, 'spiralling expenses: 30,000'],
  [{ what: 'expenses', at: 1, due: 30_000, amount: 10_000 }, 'spiralling expenses: 10,000 of 30,000 due'],
  [{ what: 'hired', at: 1, position: 'Blitzer', price: 85_000 }, 'hired: Blitzer, for 85,000'],
  [
    { what: 'hired', at: 1, player: '#12 Zombie 12', position: 'Zombie', price: 0 },
    'stays with the team: #12 Zombie 12, Zombie, for nothing',
  ],
  [{ what: 'bought', at: 1, staff: 'rerolls', price: 100_000 }, 'bought: Team re-rolls, for 100,000'],
  [{ what: 'dropped', at: 1, staff: 'cheerleaders' }, 'given up: Cheerleaders'],
  [{ what: 'mistake', at: 1, mistake: 'averted', lost: 0 }, 'expensive mistakes: none'],
  [{ what: 'mistake', at: 1, mistake: 'minor', lost: 20_000 }, 'expensive mistakes: a minor one, 20,000 lost'],
  [{ what: 'prize', at: 1, place: 1, amount: 100_000 }, 'prize for place 1: 100,000'],
  [{ what: 'trophy', at: 1, place: 1 }, 'won the trophy'],
  [{ what: 'trophyLost', at: 1, place: 2 }, 'handed the trophy on'],
  [{ what: 'recovered', at: 1, player: '#7 Wulf', from: [], to: [] }, '#7 Wulf has recovered from an old injury'],
  [
    { what: 'recovered', at: 1, player: '#7 Wulf', from: ['MA', 'ST'], to: ['ST'] },
    '#7 Wulf has recovered: MA is as before',
  ],
  [{ what: 'redraft', at: 1, budget: 1_100_000 }, 'redrafted with 1,100,000'],
  [{ what: 'rehired', at: 1, player: '#7 Wulf', price: 90_000 }, 'asked back: #7 Wulf, for 90,000'],
  [{ what: 'season', at: 1, games: 1, wins: 1, draws: 0 }, 'the season is over: 1 game, 1 won, 0 drawn'],
  [{ what: 'aged', at: 1, player: '#7 Wulf', niggling: true, lowers: '' }, '#7 Wulf has aged: a niggling injury'],
  [{ what: 'aged', at: 1, player: '#7 Wulf', niggling: false, lowers: 'MA' }, '#7 Wulf has aged: MA is one lower'],
  [{ what: 'handicaps', at: 1, rolled: ['bad-press', 'palmed-coin'] }, 'handicaps: Bad Press and Palmed Coin'],
  [{ what: 'fanDrift', at: 3, which: 'loyalty', by: 1 }, 'after three wins in a row the fans’ loyalty is better'],
  [
    { what: 'tricks', at: 1, own: { assassin: { kind: 'ninja', target: 4 } }, other: { spies: 2 }, treasuries: [0, 5] },
    'dirty tricks: a ninja for #4; of the opponents: 2 spies',
  ],
  [{ what: 'ward', at: 1, patients: [] }, 'everybody is well again'],
  [
    { what: 'ward', at: 1, patients: ['p1 concussion 1'] },
    'in the ward: #1 Human Lineman 1: concussion, misses 1 game',
  ],
  [{ what: 'windFall', at: 1, amount: 5 }, 'wind fall'],
]

describe('a line of a history', () => {
  it.each(lines)('%j should be told in words', (event, words) => {
    expect(historyWords(team, event)).toBe(words)
  })

  it('should be told for every kind there is', () => {
    const told = new Set(lines.map(([{ what }]) => what))
    expect(historyKinds.filter((kind) => !told.has(kind))).toEqual([])
  })
})

describe('a count', () => {
  it('should have the plural of its noun', () => {
    expect([0, 1, 2].map((n) => counted(n, 'game'))).toEqual(['0 games', '1 game', '2 games'])
    expect([1, 3].map((n) => counted(n, 'match', 'matches'))).toEqual(['1 match', '3 matches'])
  })
})

describe('what was changed on a fixed roster', () => {
  it('should be told in words', () => {
    const handedIn = teamOf({ edition: 'bugman', squad: [['Lineman', 11]] })
    const [first, second, ...others] = handedIn.players
    const now = {
      ...handedIn,
      ...{ name: '', budget: 1_500_000, staff: { ...handedIn.staff, rerolls: 4 } },
      players: [{ ...first, name: 'Karl' }, ...others, { ...second, id: 'p99', number: 30 }],
    }
    expect(changedSince(handedIn, now).map(faultLine)).toEqual([
      `name: was "${handedIn.name}" when the roster was handed in, and is empty now; write "${handedIn.name}" again`,
      'budget: was 1,300,000 when the roster was handed in, and is 1,500,000 now; write 1300000 again',
      `players "p1": was #1 "Lineman 1", Lineman when the roster was handed in, and is #1 "Karl", Lineman now; give him back what he had`,
      `players "p2": #2 "Lineman 2", Lineman was on the roster when it was handed in, and is not now; put him back on the list`,
      `players "p99": #30 "Lineman 2", Lineman was not on the roster when it was handed in; take him off the list`,
      `staff.rerolls: was ${handedIn.staff.rerolls} when the roster was handed in, and is 4 now; write ${handedIn.staff.rerolls} again`,
    ])
  })
})
