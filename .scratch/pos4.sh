npx tsx -C double-skulls .scratch/pos.ts veteran 30 \
 "second:spells turn=home:1/1 ball=c3 spells=1:flyingFist/ h1@h10 a1@h14 h2@c4 a2@c13" \
 "second:spells turn=home:1/1 spells=1:flyingFist/ h1@h10 a1@h14.o a2@c13" \
 "second:spells:spikeBall turn=home:32/32 h1@h10:4.2.3.3.6.0.9.o a1@h13:4.2.2.2.2.2.5 a2@g16" \
 "second:kickOff:secretWeapons turn=home:1/1 thing=seeSaw:g12:away weapons=/seeSaw h1@g7:4.2.5.3.3.0.9 ball=a2 a1@h20 a2@h21" \
 "second:kickOff:secretWeapons turn=home:1/1 thing=seeSaw:g12:away weapons=/seeSaw h1@g9:4.2.5.3.3.0.9 ball=a2 a1@h20 a2@h21" \
 "second:kickOff:secretWeapons turn=home:1/1 thing=cannon:g25:away:e:a9 weapons=/cannon h1@g23:4.2.5.3.3.0.9 ball=a2 a1@h20 a9@aboard+cannonball" \
   2>&1 | grep -v npm | grep -v "  away\|dice"
