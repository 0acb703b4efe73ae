ED=second:kickOff:kicksInPlay:naf:kickers:standingUp:throwing
npx tsx -C double-skulls .scratch/pos.ts veteran 30 \
 "$ED turn=home:16/16 down=15:4:18:goal h1@h18:3.1.3.3.3.0.9.o+kicker h2@g4 h3@h4 a1@f20 a2@g20 a3@h20 a4@i20 a5@j20 a6@h21 a7@h22 a8@e20 a9@k20" \
 "$ED turn=home:1/0 down=15:4:18:goal h1@h18:3.1.3.3.3.0.9.o+kicker h2@g4 h3@h4 a1@f20 a2@g20 a3@h20 a4@i20 a5@j20 a6@h21 a7@h22 a8@e20 a9@k20" \
 "$ED turn=home:16/15 down=15:4:6 keeps=home h1@h5:4.2.3.3.3.0.9.o+kicker h2@c7 a1@g10 a2@h10 a3@i10 a4@f9" \
 "second:kickOff:secretWeapons turn=home:1/1 thing=seeSaw:g17:home weapons=seeSaw/ h1@f16.o h2@h16 h3@b2 a1@f19 a2@g19 a3@h19 a4@i19 a5@e19 a6@d19 a7@j19 a8@k19 a9@c19" \
 "second:kickOff:secretWeapons turn=home:1/1 thing=seeSaw:g12:away weapons=/seeSaw h1@g11:4.2.5.3.3.0.9 ball=a2 a1@h20 a2@h21" \
 "second:kickOff:secretWeapons:spikeBall:throwing turn=home:1/1 h1@h10:4.2.3.3.5.0.9.o a1@h13:4.2.2.2.2.2.7  h2@h15 h3@g14" 2>&1 | grep -v npm
