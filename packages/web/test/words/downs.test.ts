// Down and distance as the scoreboard says it, and what begins, is announced and is scored as scenes.
import { downState, type Engine, editionNamed, engineFor, type GameEvent, readPosition } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { momentOf } from '../../src/stage/moment.ts'
import { announcedNow, downAndDistance, downInFull, quarterName, rowsToGo } from '../../src/words/downs.ts'

const ID = 'second:companion:naf'
const engine: Engine = engineFor(editionNamed(ID)!)
const PLAYERS = 'h1@h12.o h2@g11 a1@h20'
const match = (words: string) => readPosition(`${ID} turn=home:1/0 kick=away ${words} ${PLAYERS}`).match
const stateOf = (words: string) => downState(engine, match(words))!

describe('the scoreboard', () => {
  it('says down and distance, and in full the quarter and how many downs are left', () => {
    const state = stateOf('down=5:3:12')
    expect(downAndDistance(state)).toBe('3rd & 13')
    expect(downInFull(state)).toBe('1st quarter, 3rd down, 13 to go, 11 downs left')
    expect(rowsToGo(engine.rules.pitch, 'home', 11)).toBe(13)
    expect(rowsToGo(engine.rules.pitch, 'away', 14)).toBe(13)
  })

  it('knows the second quarter, a kick return, and what is announced', () => {
    expect(quarterName(stateOf('down=9:1:12'))).toBe('2nd quarter')
    expect(downAndDistance(stateOf('down=0:0:0'))).toBe('Kick return')
    expect(announcedNow(stateOf('down=5:3:12:goal'))).toBe('Field goal')
    expect(announcedNow(stateOf('down=13:1:12:drill'))).toBe('Two-minute drill')
    expect(announcedNow(stateOf('down=5:3:12'))).toBe('')
  })

  it('has nothing of it where play is not in downs', () => {
    const other = readPosition('second turn=home:1/0 h1@h12 a1@h20')
    expect(downState(other.engine, other.match)).toBeNull()
  })
})

it('scenes show a down that begins, an announcement, a missed goal and one that counts', () => {
  const shown = match('down=5:3:12')
  const sceneOf = (event: GameEvent) => momentOf({ events: [event], index: 0, before: shown, shown, after: shown })
  expect(sceneOf({ type: 'downStarted', side: 'home', down: 3, column: 11, left: 11 })).toEqual({
    ...{ kind: 'down', side: 'home' },
    what: { happens: 'begins', down: 3, column: 11 },
  })
  expect(sceneOf({ type: 'announced', side: 'away', what: 'blitz' })).toMatchObject({
    what: { happens: 'announced', announcement: 'blitz' },
  })
  expect(sceneOf({ type: 'goalMissed', side: 'home', player: 0 })).toMatchObject({ what: { happens: 'missed' } })
  expect(sceneOf({ type: 'fieldGoal', side: 'home', player: 0 })).toMatchObject({ kind: 'touchdown', kicked: true })
})
