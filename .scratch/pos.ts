import { readPosition, seededRoller } from '@double-skulls/engine'
import { newBot } from '@double-skulls/bots'
import { newMemory } from '../packages/bots/src/memory.ts'
import { makeScene } from '../packages/bots/src/scene.ts'
import { planTurn } from '../packages/bots/src/turnPlan.ts'
import { heldBack } from '../packages/bots/src/turnEnd.ts'
const bot0 = process.argv[2]; const n=+(process.argv[3]??12)
for (const text of process.argv.slice(4)) {
  try {
  const { engine, match } = readPosition(text)
  const bots:any={home:newBot(bot0 as any,1),away:newBot(bot0 as any,2)}
  const roller=seededRoller(1)
  console.log('==',text)
  const q=engine.pending(match)
  if(q.wait==='coach'&&q.question.kind==='turn'){ const sc=makeScene(engine,match,q.side,newMemory()); const pl=planTurn(sc)
    console.log('  plan',pl.all.filter(c=>c.deed||c.player===0).map(c=>`${c.player}:${c.deed?.do??'move'}${c.deed?.option?'/'+c.deed.option:''}@${c.deed?.square}>${c.deed?.player} ${c.score.toFixed(3)} len${c.path.length}`).join(' | '))
    console.log('  held',[...heldBack(sc)].map(x=>x[0]+':'+x[1].toFixed(3)).join(' ')) }
  for(let i=0;i<n;i++){
    const p=engine.pending(match)
    if(p.wait==='nothing') break
    if(p.wait==='dice'){ const d=roller.roll(p.dice); console.log('   dice',p.why,d.join(',')); engine.apply(match,{dice:d}); continue }
    const t=performance.now(); const a=bots[p.side](engine,match,{}); 
    if(a.do!=='step'&&a.do!=='activate') console.log('  ',p.side,p.question.kind,p.question.player,a.do,a.player,a.square,a.option,'of',engine.legal(match).length,(performance.now()-t).toFixed(0)+'ms')
    const side=p.side
    engine.apply(match,{action:a})
    const q=engine.pending(match); if(q.wait==='coach'&&q.side!==side) break
  }
  } catch(e){console.log(e)}
}
