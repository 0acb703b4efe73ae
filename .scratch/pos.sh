ED=second:kickOff:kicksInPlay:naf:kickers:standingUp:throwing
npx tsx -C double-skulls .scratch/pos.ts veteran 30 \
 "$ED turn=home:1/0 down=15:4:18:goal h1@h18:4.2.3.3.3.0.9.o+kicker h2@g4 h3@h4 a1@g19 a2@h19 a3@i19 a4@g18 a5@i18 a6@h21" \
 "$ED turn=home:1/0 down=5:4:6 keeps=home h1@h5:4.2.3.3.3.0.9.o+kicker h2@c7 a1@g6 a2@h6 a3@i6 a4@g5 a5@i5 a6@h4 a7@g4 a8@i4" \
 "second:kickOff:secretWeapons turn=home:1/1 weapons=grenades:2/ ball=c3 h1@g13+grenadier h2@b3 a1@h17 a2@g17 a3@f17 a4@h16" \
 "second:kickOff:secretWeapons turn=home:1/1 thing=seeSaw:g17:home weapons=seeSaw/ h1@f16.o h2@h16 h3@b2 a1@f21 a2@g21 a3@h21 a4@i20" \
 "second:kickOff:secretWeapons turn=home:1/1 thing=seeSaw:g12:away weapons=/seeSaw h1@g11:4.2.5.3.3.0.9 ball=a2 a1@a20" \
 "second:kickOff:secretWeapons:spikeBall turn=home:1/1 h1@h10:4.2.3.3.5.0.9.o a1@h13 a2@g9 a3@h9 a4@i9 a5@g10 a6@i10 a7@g11 a8@h11 a9@i11" \
 "second:kickOff:secretWeapons turn=home:1/1 weapons=chainsaws/ ball=c3 h1@g13+chainsaw h2@c2 a1@g14 a2@c9" \
 "second:kickOff:secretWeapons turn=home:1/1 thing=cannon:g2:home:e:h9 weapons=cannon/ h9@aboard+cannonball h1@g4.o h2@h4+gunner h3@a20 a1@c5 a2@d5 a3@e5" 2>&1 | grep -v npm
