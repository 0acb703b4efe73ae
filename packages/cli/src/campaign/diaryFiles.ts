// Reads and changes the file of a campaign: every change is based on what the file holds at that moment. Neighbours: sittingDown.ts and
// campaignActions.ts change it, ../filesTogether/commit.ts writes, the league's diary/ has the rules.
import { BadLineUp, BadRecord } from '@double-skulls/engine'
import { BadAnswer, BadCompetition, BadTeam, type Diary, readDiary, writeDiary } from '@double-skulls/league'
import { readText } from '../files.ts'
import { changeFiles, type NewFile } from '../filesTogether/commit.ts'
import { refuse } from '../usage.ts'

const kinds = [BadTeam, BadCompetition, BadAnswer, BadRecord, BadLineUp] as const

/** Errors of the league or the engine become usage errors: one line, exit code 2, no file changed. */
export const orRefuse = <T>(where: string, make: () => T): T => {
  try {
    return make()
  } catch (error) {
    if (!kinds.some((kind) => error instanceof kind) || !(error instanceof Error)) throw error
    return refuse(where === '' ? error.message : `${where}: ${error.message}`)
  }
}

export const diaryIn = (path: string): Diary => orRefuse(path, () => readDiary(readText(path)))

/** What a change makes of a diary: the new one, and whatever the caller wants to know. */
export interface Changed<R> {
  readonly diary: Diary
  readonly value: R
  /** Files to be written with it. */
  readonly also?: readonly NewFile[]
}

/** Nothing is written where the diary stays the same. */
export const changeDiary = <R>(path: string, change: (diary: Diary) => Changed<R>): Promise<R> =>
  changeFiles(() => {
    const was = readText(path)
    const before = orRefuse(path, () => readDiary(was))
    const { diary, value, also = [] } = orRefuse('', () => change(before))
    return { files: diary === before ? [] : [{ path, text: writeDiary(diary), was }, ...also], value }
  })
