import { engineFor, editionNamed, livelyCoach, seededRoller, wildSetup } from '@double-skulls/engine'
import { newBot } from '@double-skulls/bots'
const ed=process.argv[2], name=process.argv[3], M=+process.argv[4]
const engine=engineFor(editionNamed(ed)!)
const kept=new Map<string,number>(); let cpu=process.cpuUsage()
for(let seed=1;seed<=M;seed++){
  const roller=seededRoller(seed); const coach=livelyCoach(roller)
  const match=engine.start(wildSetup(engine.rules,roller))
  for(let p=engine.pending(match);p.wait!=='nothing';p=engine.pending(match)){
    if(p.wait==='dice'){engine.apply(match,{dice:roller.roll(p.dice)});continue}
    const k=p.question.kind; const n=kept.get(k)??0
    if(n<2&&engine.legal(match).length>1){ kept.set(k,n+1); const t=process.cpuUsage(); const w=performance.now()
      const before=JSON.stringify(match); const a=newBot(name as any,1)(engine,match,{nodes:2}); const u=process.cpuUsage(t)
      if(JSON.stringify(match)!==before) console.log('CHANGED',k); if(!engine.legal(match).includes(a)) console.log('ILLEGAL',k)
      const ms=(u.user+u.system)/1000; if(ms>150) console.log(k,ms.toFixed(0)+'ms',engine.legal(match).length) }
    engine.apply(match,{action:coach(engine,match)})
  }
}
const u=process.cpuUsage(cpu); console.log(ed,name,[...kept.keys()].length,'kinds',((u.user+u.system)/1e6).toFixed(1)+'s cpu')
