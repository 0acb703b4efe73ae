import { engineFor, editionNamed, seededRoller, startingLineUp } from '@double-skulls/engine'
import { newBot } from '@double-skulls/bots'
const [ed, a, b, games, seed0 = '1', weaponsH = '', weaponsA = '', verbose=''] = process.argv.slice(2)
const edition = editionNamed(ed)!
if (!edition) throw new Error('no edition '+ed)
const engine = engineFor(edition)
const { rosters } = engine.rules
for (let g = 0; g < +games; g++) {
  const seed = +seed0*1000 + (g>>1)
  const swap = g%2===1
  const names = swap ? [b,a] : [a,b]
  const teams = [startingLineUp(rosters[((g>>1)*7+ +seed0)%rosters.length]), startingLineUp(rosters[((g>>1)*5+3* +seed0)%rosters.length])]
  const match = engine.start({home:teams[0],away:teams[1]})
  const bots:any = {home:newBot(names[0] as any,seed),away:newBot(names[1] as any,seed+1)}
  const roller = seededRoller(seed)
  const counts:Record<string,number> = {}
  const add=(k:string)=>{counts[k]=(counts[k]??0)+1}
  let inputs=0, think:any={home:0,away:0}, turns:any={home:0,away:0}
  const t0=performance.now()
  for(;;){
    const p=engine.pending(match)
    if(p.wait==='nothing'){ break }
    if(++inputs>(+process.env.MOST!||30000)){add('STUCK');break}
    let evs
    if(p.wait==='dice') evs=engine.apply(match,{dice:roller.roll(p.dice)})
    else { const t=process.cpuUsage(); const action=bots[p.side](engine,match,{}); {const u=process.cpuUsage(t);think[p.side]+=(u.user+u.system)/1000}
      if(p.question.kind==='announce') add('announce '+p.question.subject+' '+action.do)
      if(action.do!=='step'&&action.do!=='activate') add('do '+action.do+(['setUp','placePlayer'].includes(p.question.kind)?'':''))
      if(verbose) console.log(p.side,p.question.kind,JSON.stringify(action))
      evs=engine.apply(match,{action}) }
    for(const e of evs){
      if(e.type==='turnStarted') turns[e.side]++
      if(e.type==='downOver') add('over '+e.why)
      else if(['fieldGoal','goalMissed','touchdown','ranOut','ballOver','downStarted','halfStarted','spellAimed','induced','launched','thrown','exploded','passed','interception','grenadeThrown','cannonSpiked','sawn'].includes(e.type)) add(e.type)
      if(verbose) console.log('   ',JSON.stringify(e))
    }
  }
  const ms=performance.now()-t0
  console.log(JSON.stringify({g,names,teams:teams.map((t:any)=>t.roster),by:match.result?.by,score:[match.squads.home.score,match.squads.away.score],turns,inputs,s:+(ms/1000).toFixed(1),msTurn:[+(think.home/turns.home).toFixed(1),+(think.away/turns.away).toFixed(1)]}))
  console.log('  ',Object.entries(counts).map(([k,v])=>k+'='+v).join(' '))
}
