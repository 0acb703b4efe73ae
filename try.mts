import { runLeague } from './packages/cli/src/season/simulateSeasons.ts'
import { inProcess } from './packages/cli/test/inProcess.ts'
import { dayFaults } from '@double-skulls/league'
let t0=performance.now(), n=0
for (let seed=1; seed<=+(process.argv[4]??3); seed++) {
try {
const l = await runLeague({edition: process.argv[2]??'second:companion', teams:4, bots:['random'], seasons:3, seed, budget:{nodes:10}, campaigns:true, victory:{turns:+(process.argv[3]??4)}}, inProcess({onMatch(){n++}, onDay(b,d,a){ const f=dayFaults(b,d,a); if(f.length) { console.log(f.slice(0,3)) } }}))
console.log(seed, l.complete, l.hash.slice(0,8), Object.values(l.campaign.teams).map(t=>[t.roster,t.treasury,t.players.length,t.former.length,t.fame].join(' ')))
} catch(e) { console.log(seed, String(e.stack).slice(0,900)) }
console.log(n,'matches', ((performance.now()-t0)/n).toFixed(0),'ms each')
}
