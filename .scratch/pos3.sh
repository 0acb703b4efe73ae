ED=second:kickOff:kicksInPlay:naf:kickers:standingUp:throwing
npx tsx -C double-skulls .scratch/pos.ts veteran 30 \
 "$ED turn=home:1/0 down=15:4:18:goal h1@h18:3.1.3.3.3.0.9.o+kicker h2@g4 h3@h4 a1@f20 a2@g20 a3@h20 a4@i20 a5@j20 a6@h21 a7@h22 a8@e20 a9@k20" \
 "$ED turn=home:16/15 down=5:4:6 keeps=home h1@h5:4.2.3.3.3.0.9.o+kicker h2@c7 a1@g10 a2@h10 a3@i10 a4@f9" \
 "$ED turn=home:16/16 down=5:4:6 keeps=home h1@h5:4.2.3.3.3.0.9.o+kicker h2@c7 a1@g10 a2@h10 a3@i10 a4@f9" \
 "$ED turn=home:1/1 down=5:4:6 keeps=home h1@h5:4.2.3.3.3.0.9.o+kicker h2@c7 a1@g10 a2@h10 a3@i10 a4@f9" \
 "second:spikeBall:throwing turn=home:1/1 h1@h20:1.0.3.3.6.0.9.o+mighty-blow-1 a1@h23:4.2.2.2.2.0.5 a2@g18 a3@h18 a4@i18" 2>&1 | grep -v npm
