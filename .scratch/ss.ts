import { readPosition, action } from '@double-skulls/engine'
import { worthOf } from '../packages/bots/src/lookAhead.ts'
import { judgeTurn } from '../packages/bots/src/deeds.ts'
for (const text of process.argv.slice(2)) {
const { engine, match } = readPosition(text)
engine.apply(match,{action:action('endTurn')})
let p:any=engine.pending(match)
console.log(p.wait, p.question?.kind, p.side)
for(const one of engine.legal(match)) console.log(JSON.stringify(one), worthOf(engine,match,'home',one,{judge:judgeTurn,depth:2}).toFixed(3))
const j=engine.legal(match).find(o=>o.do==='choose'); if(!j) continue
engine.apply(match,{action:j}); p=engine.pending(match)
console.log(p.wait, p.question?.kind)
for(const one of engine.legal(match)) console.log(JSON.stringify(one), worthOf(engine,match,'home',one,{judge:judgeTurn,depth:2}).toFixed(3))
}
