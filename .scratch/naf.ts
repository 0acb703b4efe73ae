import { engineFor, editionNamed, seededRoller, startingLineUp, writePosition, downState } from '@double-skulls/engine'
import { newBot } from '@double-skulls/bots'
const [ed, a, games, seed0 = '1'] = process.argv.slice(2)
const engine = engineFor(editionNamed(ed)!)
const { rosters } = engine.rules
for (let g = 0; g < +games; g++) {
  const seed = +seed0*1000 + g
  const match = engine.start({home:startingLineUp(rosters[(g*3)%8]),away:startingLineUp(rosters[(g*5+1)%8])})
  const bots:any = {home:newBot(a as any,seed),away:newBot(a as any,seed+1)}
  const roller = seededRoller(seed)
  let hist:string[]=[]; let downs=0, shown=0
  for(;;){
    const p=engine.pending(match)
    if(p.wait==='nothing'||downs>40||shown>3) break
    let evs
    if(p.wait==='dice') evs=engine.apply(match,{dice:roller.roll(p.dice)})
    else {
      if(p.question.kind==='turn'){ const b=match.balls[0]; const c=b?.carrier>=0?match.players[b.carrier]:null
        hist.push(`${p.side} t${match.clock[p.side]} ball ${b?.state} at x${engine.rules.pitch.x[b?.at]} y${engine.rules.pitch.y[b?.at]} by ${c? c.side+' '+c.who.position+' acted='+c.acted:'-'}`)}
      const action=bots[p.side](engine,match,{})
      if(p.question.kind!=='setUp'&&p.question.kind!=='placePlayer') hist.push(`   ${p.question.kind} ${action.do} ${action.player} ${action.square} ${action.option}`)
      evs=engine.apply(match,{action}) }
    for(const e of evs){
      if(e.type==='downStarted'){hist=[];downs++}
      if(e.type==='downOver'&&e.why==='timeUp'){shown++;const h=hist.filter((x,i)=>!x.startsWith('  ')); const seen=new Set(); console.log('TIMEUP g',g,'down',JSON.stringify(downState(engine,match)), match.squads.home.score, match.squads.away.score);console.log(h.filter(x=>{const k=x.split(' ball')[0]; if(seen.has(k)) return false; seen.add(k); return true}).join('\n'));}
      if(e.type==='touchdown') hist=[]
    }
  }
}
