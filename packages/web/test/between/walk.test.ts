// A procedure gone through again: rounds in which several coaches answer in secret, sums that no button has, dice that stay.
// Neighbours: ../../src/between/walk.ts, Procedure.tsx; ../games/gameNow.test.ts for whole games.
import { askAll, type LeagueAsk, type LeagueProcedure } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { seenBy } from '../../src/between/Procedure.tsx'
import { walk } from '../../src/between/walk.ts'

const bid = (who: string): LeagueAsk => ({
  ...{ kind: 'ask', who, question: 'a bid', options: ['0', '500'] },
  sums: { least: 300, most: 700 },
})

function* auction(): LeagueProcedure<readonly string[]> {
  const [face] = (yield { kind: 'roll', who: 'home', why: 'luck', dice: ['d6'] }) as readonly number[]
  return [...(yield* askAll([bid('home'), bid('away')])), String(face)]
}

const after = (...said: readonly string[]) => walk({ start: auction, said, seed: 3 })

describe('a round of secret answers', () => {
  it('hides what a coach has answered until all have, and how often', () => {
    const open = after('500')
    expect([open.secret, open.waiting?.who]).toEqual([true, 'away'])
    expect(open.lines.map(({ secretOf }) => secretOf)).toEqual(['', 'home'])
    expect(seenBy([...open.lines, ...open.lines.slice(1)], 'away')).toHaveLength(2)
    expect(seenBy([...open.lines, ...open.lines.slice(1)], 'home')).toHaveLength(3)
    expect(after('500', '0').lines.map(({ secretOf }) => secretOf)).toEqual(['', '', ''])
  })

  it('lets nobody take back what another coach has answered', () => {
    expect([after().undoable, after('500').undoable, after('500', '0').undoable]).toEqual([0, 0, 0])
  })

  it('is no secret at the screen where a bot is the other coach', () => {
    const alone = walk({ start: auction, said: [], seed: 3, isBot: (who) => who === 'away' })
    expect([alone.secret, alone.waiting?.who]).toEqual([false, 'home'])
  })

  it('takes any sum within the bounds, and the same dice every time', () => {
    const done = after('333', '700')
    expect(done.result?.slice(0, 2)).toEqual(['333', '700'])
    expect(after('299').used).toBe(0)
    expect(after('0', '0').result?.[2]).toBe(done.result?.[2])
  })
})
