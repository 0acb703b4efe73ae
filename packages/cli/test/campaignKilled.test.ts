// A campaign whose command is killed at any instant goes on where it stopped: what is in its file is always whole, and in the end the
// same as if nobody had been killed. Neighbours: campaignSupport.ts makes the league, src/campaign/sittingDown.ts plays it.
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { dayPhases, openPhase } from '@double-skulls/league'
import { expect, it, onTestFinished } from 'vitest'
import { diaryAt, newLeague } from './campaignSupport.ts'
import { skulls } from './runSkulls.ts'

const bin = fileURLToPath(new URL('../bin/skulls.mjs', import.meta.url))
const ALONE = ['--programs', 'all', '--bots', 'random', '--until', 'season']
const KILLS = 10

/** Runs until it is over, or is killed after so long; says which. */
const killedAfter = (path: string, milliseconds: number): Promise<'killed' | 'over'> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, 'league', 'campaign', path, ...ALONE], { stdio: 'ignore' })
    onTestFinished(() => {
      child.kill('SIGKILL')
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds)
    child.on('exit', (code, signal) => {
      clearTimeout(timer)
      if (signal === 'SIGKILL') resolve('killed')
      else if (code === 0) resolve('over')
      else reject(new Error(`the command ended with ${code}`))
    })
  })

/** Locks of killed commands are old at once. */
const grownOld = (folder: string): void => {
  const long = new Date(Date.now() - 60_000)
  for (const name of readdirSync(folder)) if (name.endsWith('.lock')) utimesSync(join(folder, name), long, long)
}

/** How far a league is, in phases. */
const placeAt = (path: string): number => {
  const { number, day } = diaryAt(path)
  return number * dayPhases.length + dayPhases.indexOf(openPhase(day).phase)
}

it('goes on after every kill -9, and comes to the same end', async () => {
  const path = await newLeague()
  const undisturbed = join(dirname(path), 'undisturbed.json')
  copyFileSync(path, undisturbed)
  const began = performance.now()
  expect((await skulls('league', 'campaign', undisturbed, ...ALONE)).code).toBe(0)
  const whole = performance.now() - began

  let kills = 0
  let place = placeAt(path)
  let moved = 0
  // At a random instant; later where the machine is too slow now to come anywhere.
  let patience = 0.1
  for (let run = 0; kills < KILLS && run < 40; run++) {
    const end = await killedAfter(path, whole * patience * (1 + 2 * Math.random()))
    grownOld(dirname(path))
    if (end === 'over') break
    kills++
    const now = placeAt(path)
    expect(now).toBeGreaterThanOrEqual(place)
    if (now > place) moved++
    else patience *= 1.3
    place = now
    await sleep(1)
  }
  expect(kills).toBeGreaterThan(2)
  expect(moved).toBeGreaterThan(0)
  expect((await skulls('league', 'campaign', path, ...ALONE)).code).toBe(0)
  expect(readFileSync(path, 'utf8')).toBe(readFileSync(undisturbed, 'utf8'))
  expect(existsSync(`${path}.commit`)).toBe(false)
}, 300_000)
