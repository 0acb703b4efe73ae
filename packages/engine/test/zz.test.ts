import { second } from '../src/editions/second.ts'
import { engineFor } from '../src/engine.ts'
import { playChecked } from '../src/play/invariants.ts'
import { livelyCoach } from '../src/play/livelyCoach.ts'
import { randomCoach, playMatch } from '../src/play/playMatch.ts'
import { seededRoller } from '../src/play/roller.ts'
import { startingLineUp } from '../src/rosters/roster.ts'
import { companionOptions } from '../src/vocabulary/editionOptions.ts'
import { readInput } from '../src/play/inputText.ts'
import { it } from 'vitest'
it('x', () => {
const sets = [['traps'], ['traps','leaping','push','shoulderCharge'], [...companionOptions,'traps'], ['traps','twoBalls','spikeBall','push','leaping','rerolls']]
const count: Record<string, number> = {}
let n = 0
const end = Date.now() + Number(process.env.SECS ?? 20) * 1000
for (let seed = 0; Date.now() < end; seed++) {
  const edition = second.variants!.with(sets[seed % sets.length] as never)
  const engine = engineFor(edition)
  const lists = engine.rules.rosters.filter((r) => { try { startingLineUp(r); return true } catch { return false } })
  const setup = { home: startingLineUp(lists[seed % lists.length]), away: startingLineUp(lists[(seed * 5 + 3) % lists.length]), options: { turns: 16, ...(engine.rules.referees ? { referees: seed % 3 } : {}) } }
  const roller = seededRoller(seed)
  try {
  const { faults, record, inputs } = playChecked(engine, setup as never, seed, { makeCoach: seed % 3 === 0 ? randomCoach : livelyCoach, alone: seed % 4 !== 0 })
  if (faults.length) { console.log('seed', seed, edition.id, setup.home.roster, setup.away.roster, inputs, faults.slice(0, 3)); if (++n > 3) break; continue }
  const match = engine.start(record.setup as never)
  for (const input of record.inputs as never[]) for (const e of engine.apply(match, readInput(engine.rules.pitch, (input as string).split(' #')[0]) as never)) {
    const ev = e as { type: string; kind?: string; roll?: { roll: string; result?: string; passed: boolean } }
    if (['counterRevealed','trapped','sinking','freed'].includes(ev.type)) { const k = ev.type + ' ' + (ev.kind ?? ''); count[k] = (count[k] ?? 0) + 1 }
    if (ev.type === 'rolled' && ['climb','spikedPit','impaled','slideBack','bounceDown','leap'].includes(ev.roll!.roll)) { const k = ev.roll!.roll + ' ' + (ev.roll!.result ?? ev.roll!.passed); count[k] = (count[k] ?? 0) + 1 }
  }
  count.matches = (count.matches ?? 0) + 1
  } catch (error) { console.log('seed', seed, String((error as Error).stack).slice(0, 600)); if (++n > 2) break }
}
console.log(count)
}, 600000)
