BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'referee','m001_nights','2026-11-21 10:55:23.621776+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'referee','m002_rules','2026-11-21 10:55:23.630817+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'referee','m003_joker_last','2026-11-22 11:04:37.971288+00:00');
INSERT INTO "_sqlite_migrations" VALUES(4,'referee','m004_seven_zero','2026-11-22 11:04:37.986390+00:00');
INSERT INTO "_sqlite_migrations" VALUES(5,'referee','m005_door','2026-11-22 11:04:37.995095+00:00');
INSERT INTO "_sqlite_migrations" VALUES(6,'referee','m006_sheets','2026-11-22 11:04:38.002302+00:00');
INSERT INTO "_sqlite_migrations" VALUES(7,'referee','m007_taps','2026-11-22 11:04:38.010379+00:00');
INSERT INTO "_sqlite_migrations" VALUES(8,'referee','m008_looks','2026-11-25 16:46:37.037602+00:00');
INSERT INTO "_sqlite_migrations" VALUES(9,'referee','m009_pictures','2026-11-25 16:46:37.048206+00:00');
INSERT INTO "_sqlite_migrations" VALUES(10,'referee','m010_persons','2026-11-26 05:19:45.662227+00:00');
INSERT INTO "_sqlite_migrations" VALUES(11,'referee','m011_results','2026-11-26 05:19:45.803250+00:00');
INSERT INTO "_sqlite_migrations" VALUES(12,'referee','m012_uids','2026-11-26 05:19:45.814170+00:00');
INSERT INTO "_sqlite_migrations" VALUES(13,'referee','m013_clubs','2026-11-26 05:19:45.864797+00:00');
INSERT INTO "_sqlite_migrations" VALUES(14,'referee','m014_seasons','2026-11-26 05:19:45.883945+00:00');
INSERT INTO "_sqlite_migrations" VALUES(15,'referee','m015_next_nights','2026-11-26 12:07:00.259207+00:00');
INSERT INTO "_sqlite_migrations" VALUES(16,'referee','m016_helps','2026-11-26 18:27:23.873944+00:00');
CREATE TABLE club_people (
            id INTEGER PRIMARY KEY AUTOINCREMENT, club INTEGER NOT NULL REFERENCES clubs(id) ON DELETE CASCADE,
            name TEXT NOT NULL, device TEXT, seat INTEGER REFERENCES seats(id) ON DELETE SET NULL,
            present INTEGER NOT NULL DEFAULT 1
        ) STRICT;
CREATE TABLE club_seatings (
            club INTEGER NOT NULL REFERENCES clubs(id) ON DELETE CASCADE, number INTEGER NOT NULL,
            seating TEXT NOT NULL, PRIMARY KEY (club, number)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE club_tables (
            night INTEGER PRIMARY KEY REFERENCES nights(id) ON DELETE CASCADE,
            club INTEGER NOT NULL REFERENCES clubs(id) ON DELETE CASCADE, number INTEGER NOT NULL,
            UNIQUE (club, number)
        ) STRICT;
INSERT INTO "club_tables" VALUES(3,1,1);
INSERT INTO "club_tables" VALUES(4,1,2);
CREATE TABLE clubs (
            id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, opened REAL NOT NULL,
            ended REAL, host TEXT NOT NULL, plan TEXT NOT NULL, size INTEGER NOT NULL, minutes INTEGER NOT NULL,
            ends REAL, remaining REAL, proposal TEXT NOT NULL DEFAULT '', turn INTEGER NOT NULL DEFAULT 0,
            post TEXT NOT NULL DEFAULT ''
        ) STRICT;
INSERT INTO "clubs" VALUES(1,'H3V7','Thursday club',1.79567039841587042809e+09,NULL,'93fe03042031f935dc432d811938a102','{"game": "hearts", "preset": "seed", "house": [["entry_seconds", "4"]], "ring": [], "dealer": 0, "sure": [], "pair": [], "begins": 0, "called": "", "keep": ""}',4,30,NULL,NULL,'',0,'');
CREATE TABLE figures (
            game INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT NOT NULL, total REAL NOT NULL,
            times INTEGER NOT NULL, most REAL NOT NULL, PRIMARY KEY (game, seat, key),
            FOREIGN KEY (game, seat) REFERENCES results(game, seat) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
INSERT INTO "figures" VALUES(2,0,'cards-given',1.0,1,1.0);
INSERT INTO "figures" VALUES(2,0,'seconds',0.0,2,0.0);
INSERT INTO "figures" VALUES(2,1,'attack-sent',4.0,1,4.0);
INSERT INTO "figures" VALUES(2,1,'cards-taken',1.0,1,1.0);
INSERT INTO "figures" VALUES(2,1,'seconds',0.0,1,0.0);
INSERT INTO "figures" VALUES(2,1,'timeouts',1.0,1,1.0);
INSERT INTO "figures" VALUES(2,2,'attack-stood',4.0,1,4.0);
INSERT INTO "figures" VALUES(2,2,'seconds',0.0,1,0.0);
INSERT INTO "figures" VALUES(3,0,'out',1.0,1,1.0);
INSERT INTO "figures" VALUES(3,0,'seconds',0.0,1,0.0);
INSERT INTO "figures" VALUES(4,0,'seconds',0.0,1,0.0);
INSERT INTO "figures" VALUES(5,0,'seconds',0.0,1,0.0);
INSERT INTO "figures" VALUES(8,2,'seconds',0.0,1,0.0);
INSERT INTO "figures" VALUES(9,0,'cards-taken',1.0,1,1.0);
INSERT INTO "figures" VALUES(9,0,'seconds',0.01,1,0.01);
INSERT INTO "figures" VALUES(9,1,'cards-given',1.0,1,1.0);
INSERT INTO "figures" VALUES(10,0,'out',1.0,1,1.0);
INSERT INTO "figures" VALUES(10,0,'seconds',0.0,1,0.0);
INSERT INTO "figures" VALUES(11,0,'seconds',0.0,1,0.0);
INSERT INTO "figures" VALUES(12,0,'cards-taken',2.0,2,1.0);
INSERT INTO "figures" VALUES(12,1,'cards-given',1.0,1,1.0);
INSERT INTO "figures" VALUES(12,2,'cards-given',1.0,1,1.0);
INSERT INTO "figures" VALUES(16,1,'queens',1.0,1,1.0);
CREATE TABLE formerly (
            seat INTEGER NOT NULL REFERENCES seats(id) ON DELETE CASCADE, name TEXT NOT NULL,
            PRIMARY KEY (seat, name)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
            number INTEGER NOT NULL, head TEXT NOT NULL, started REAL NOT NULL, UNIQUE (night, number)
        ) STRICT;
INSERT INTO "games" VALUES(1,1,1,'game: one
players: Ann Bo 민아
dealer: 민아
preset: one
house: entry_seconds=4
',1.79525852399189257625e+09);
INSERT INTO "games" VALUES(2,1,2,'game: one
players: Ann Bo 민아
dealer: 민아
house: enforce=referee
',1.79525852399583339688e+09);
INSERT INTO "games" VALUES(3,1,3,'game: one
players: Ann Bo 민아
dealer: 민아
house: enforce=referee
',1.79525852401093220711e+09);
INSERT INTO "games" VALUES(4,1,4,'game: uno
players: Ann Bo 민아
dealer: 민아
',1.79525852403447484968e+09);
INSERT INTO "games" VALUES(5,1,5,'game: onecard
players: Ann Bo 민아
house: joker_last=false
dealer: 민아
',1.79525852406651329992e+09);
INSERT INTO "games" VALUES(6,1,6,'game: hearts
players: Ann Bo 민아
dealer: Ann
',1.79528244883083677296e+09);
INSERT INTO "games" VALUES(7,1,7,'game: canasta
players: Ann Bo 민아
dealer: Ann
',1.79528244895484805111e+09);
INSERT INTO "games" VALUES(8,1,8,'game: hearts
players: Ann Bo 민아
turn: 민아
trick: 3
lying: 5S KS
',1.79529411186649441719e+09);
INSERT INTO "games" VALUES(9,1,9,'game: one
players: Ann Bo 민아
dealer: 민아
preset: one
',1.79533227857466530803e+09);
INSERT INTO "games" VALUES(10,1,10,'game: onecard
players: Ann Bo 민아
dealer: 민아
house: joker_last=false
',1.79533227859224247925e+09);
INSERT INTO "games" VALUES(11,1,11,'game: uno
players: Ann Bo 민아
dealer: 민아
house: edition=hanpanee seven_zero=true
',1.79533227859949278838e+09);
INSERT INTO "games" VALUES(12,1,12,'game: one
players: Ann Bo 민아
house: enforce=players
top: 9H
turn: Ann
',1.79534547912236666679e+09);
INSERT INTO "games" VALUES(13,1,13,'game: uno
players: Ann Bo 민아
house: seven_zero=true
top: R5
turn: Ann
hand.Ann: 5
hand.Bo: 3
hand.민아: 4
',1.79534547916652464862e+09);
INSERT INTO "games" VALUES(14,1,14,'game: hearts
players: Ann Bo 민아
keep: scores
',1.79534547920635318752e+09);
INSERT INTO "games" VALUES(15,1,15,'game: hearts
players: Ann Bo 민아 Di
',1.79562519810763812069e+09);
INSERT INTO "games" VALUES(16,1,16,'game: hearts
players: Ann Bo 민아
dealer: Ann
house: end_score=20
',1.79567039171476840967e+09);
INSERT INTO "games" VALUES(17,5,1,'game: onecard
players: Ann Bo
dealer: Ann
preset: one_card
house: entry_seconds=4
',1.79569483236581683158e+09);
CREATE TABLE held (
            night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, name TEXT NOT NULL, device TEXT NOT NULL,
            PRIMARY KEY (night, name, device)
        ) STRICT;
INSERT INTO "held" VALUES(1,'민아','19ce3a4538c37fd3c44e172b37437ca8');
INSERT INTO "held" VALUES(1,'Bo','5af302ed173626a4b84cbf16bae3e34b');
CREATE TABLE lines (
            game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE, n INTEGER NOT NULL, at REAL NOT NULL,
            text TEXT NOT NULL, verdict TEXT NOT NULL, rule TEXT NOT NULL, device TEXT, entered REAL NOT NULL,
            post TEXT,
            PRIMARY KEY (game, n), UNIQUE (game, post)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES(2,1,0.0,'민아 deals','ok','shed.deal','phone-1',1.79525852399677109715e+09,'tap-0');
INSERT INTO "lines" VALUES(2,2,0.0,'민아 flips 5H','ok','shed.starter','phone-1',1.79525852399753904336e+09,'tap-1');
INSERT INTO "lines" VALUES(2,3,0.0,'Ann plays 7H','ok','shed.match','phone-1',1.79525852399826908118e+09,'tap-2');
INSERT INTO "lines" VALUES(2,4,0.0,'Bo plays 5H','no','shed.attack','phone-1',1.79525852399901318548e+09,'tap-3');
INSERT INTO "lines" VALUES(2,5,0.0,'Bo plays 7D','ok','shed.attack','phone-1',1.7952585239996912479e+09,'tap-4');
INSERT INTO "lines" VALUES(2,6,0.0,'민아 draws 4','ok','one.attack-draw','phone-1',1.79525852400031018258e+09,'tap-5');
INSERT INTO "lines" VALUES(2,7,0.0,'Bo says time-out','ok','table.time-out','phone-1',1.79525852400101733211e+09,'tap-6');
INSERT INTO "lines" VALUES(2,8,0.01,'Ann penalizes Bo for looked','open','table.hand','phone-1',1.79525852400654101367e+09,'tap-7');
INSERT INTO "lines" VALUES(2,9,0.01,'Bo says time-in','ok','table.time-in','phone-1',1.79525852400730323793e+09,'tap-8');
INSERT INTO "lines" VALUES(2,10,0.01,'Bo says hello','ok','table.word','phone-1',1795258524.00797,'tap-9');
INSERT INTO "lines" VALUES(2,11,0.01,'Bo undoes','ok','table.undo','phone-1',1.79525852400918698318e+09,'tap-10');
INSERT INTO "lines" VALUES(2,12,0.01,'Ann plays 9D','ok','shed.match','phone-1',1.79525852400990033148e+09,'tap-11');
INSERT INTO "lines" VALUES(3,1,0.0,'민아 deals','ok','shed.deal','phone-1',1.79525852401170969013e+09,'tap-0');
INSERT INTO "lines" VALUES(3,2,0.0,'민아 flips 5H','ok','shed.starter','phone-1',1.79525852401238274571e+09,'tap-1');
INSERT INTO "lines" VALUES(3,3,0.0,'Ann corrects hand.Ann 1','ok','table.correct','phone-1',1.7952585240130910873e+09,'tap-2');
INSERT INTO "lines" VALUES(3,4,0.0,'Ann plays 9H saying one','ok','shed.match','phone-1',1.79525852401385307317e+09,'tap-3');
INSERT INTO "lines" VALUES(3,5,0.0,'Bo holds 17 points','ok','shed.count','phone-1',1.7952585240145993232e+09,'tap-4');
INSERT INTO "lines" VALUES(3,6,0.0,'민아 holds 5S 9C','open','shed.count-differs','phone-1',1.79525852401531577106e+09,'tap-5');
INSERT INTO "lines" VALUES(3,7,0.0,'Ann amends 5: Bo holds 12 points','ok','table.amend','phone-1',1.79525852401649951934e+09,'tap-6');
INSERT INTO "lines" VALUES(3,8,0.01,'Ann deals','ok','shed.deal','phone-1',1.79525852401727819447e+09,'tap-7');
INSERT INTO "lines" VALUES(4,1,0.0,'민아 deals','ok','shed.deal','phone-1',1.79525852404302930839e+09,'tap-0');
INSERT INTO "lines" VALUES(4,2,0.0,'민아 flips R5','ok','shed.starter','phone-1',1.79525852404409790039e+09,'tap-1');
INSERT INTO "lines" VALUES(4,3,0.0,'Ann plays W4 calling B','open','uno.wild4','phone-1',1.7952585240449984074e+09,'tap-2');
INSERT INTO "lines" VALUES(4,4,0.0,'Bo challenges','ok','uno.challenge','phone-1',1.7952585240457730293e+09,'tap-3');
INSERT INTO "lines" VALUES(4,5,0.0,'Ann finds innocent','no','uno.finds','phone-1',1.79525852404648327822e+09,'tap-4');
INSERT INTO "lines" VALUES(4,6,0.0,'Bo draws 6','no','shed.owed','phone-1',1.79525852404718351366e+09,'tap-5');
INSERT INTO "lines" VALUES(5,1,0.0,'민아 deals','ok','shed.deal','phone-1',1795258524.0736,'tap-0');
INSERT INTO "lines" VALUES(5,2,0.01,'민아 flips 5H','ok','shed.starter','phone-1',1.79525852407889938353e+09,'tap-1');
INSERT INTO "lines" VALUES(5,3,0.01,'Ann plays 7H','ok','shed.match','phone-1',1.79525852408669209475e+09,'tap-2');
INSERT INTO "lines" VALUES(6,1,0.0,'Ann deals','ok','trick.deal',NULL,1.79528244883459067345e+09,'v-6-Ann deals');
INSERT INTO "lines" VALUES(6,2,0.0,'Ann gives 2H 3H 4H','ok','trick.pass',NULL,1.79528244883792138103e+09,'v-6-Ann gives 2H 3H 4H');
INSERT INTO "lines" VALUES(7,1,0.0,'Ann deals','ok','meld.deal',NULL,1.79528244895770955086e+09,'v-7-Ann deals');
INSERT INTO "lines" VALUES(8,1,0.0,'민아 plays 2S','ok','trick.play',NULL,1.79529411186883950234e+09,'v-8-민아 plays 2S');
INSERT INTO "lines" VALUES(8,2,0.0,'Bo undoes 1','ok','table.undo',NULL,1.79529411187008023265e+09,'v-8-Bo undoes 1');
INSERT INTO "lines" VALUES(8,3,0.0,'민아 plays QS','ok','trick.play',NULL,1.79529411187112379068e+09,'v-8-민아 plays QS');
INSERT INTO "lines" VALUES(8,4,0.0,'Ann disputes 3','no','table.dispute',NULL,1.79529411187202882771e+09,'v-8-Ann disputes 3');
INSERT INTO "lines" VALUES(9,1,0.0,'민아 deals','ok','shed.deal','x',1.79533227857902193073e+09,NULL);
INSERT INTO "lines" VALUES(9,2,0.0,'민아 flips 9H','ok','shed.starter','x',1.79533227858163976667e+09,NULL);
INSERT INTO "lines" VALUES(9,3,0.01,'Ann plays 2C','no','shed.match','x',1.7953322785865128041e+09,NULL);
INSERT INTO "lines" VALUES(9,4,0.01,'Ann plays 5H','no','shed.match','x',1.79533227858918213847e+09,NULL);
INSERT INTO "lines" VALUES(9,5,0.01,'Bo penalizes Ann for play','ok','table.proof','x',1.79533227859026288985e+09,NULL);
INSERT INTO "lines" VALUES(9,6,0.01,'민아 penalizes Ann for play','no','table.surplus','x',1.79533227859120154382e+09,NULL);
INSERT INTO "lines" VALUES(10,1,0.0,'민아 deals','ok','shed.deal','x',1.79533227859309864045e+09,NULL);
INSERT INTO "lines" VALUES(10,2,0.0,'민아 flips 9H','ok','shed.starter','x',1.79533227859377050392e+09,NULL);
INSERT INTO "lines" VALUES(10,3,0.0,'Ann corrects hand.Ann 1','ok','table.correct','x',1.79533227859450459479e+09,NULL);
INSERT INTO "lines" VALUES(10,4,0.0,'Ann plays RJ','no','shed.last-card','x',1.7953322785951778889e+09,NULL);
INSERT INTO "lines" VALUES(10,5,0.0,'Ann agrees joker_last=true now','ok','table.agree','x',1795332278.59662,NULL);
INSERT INTO "lines" VALUES(10,6,0.0,'Ann plays RJ','ok','shed.colour','x',1.79533227859729886061e+09,NULL);
INSERT INTO "lines" VALUES(11,1,0.0,'민아 deals','ok','shed.deal','x',1.79533227860152459149e+09,NULL);
INSERT INTO "lines" VALUES(11,2,0.0,'민아 flips R5','ok','shed.starter','x',1.79533227860261154176e+09,NULL);
INSERT INTO "lines" VALUES(11,3,0.0,'Ann plays R7','ok','shed.match','x',1.79533227860342860216e+09,NULL);
INSERT INTO "lines" VALUES(12,1,0.0,'Ann plays 2C','no','shed.match',NULL,1.79534547913094019886e+09,NULL);
INSERT INTO "lines" VALUES(12,2,0.01,'Ann plays 5H','no','shed.match',NULL,1.79534547913846802714e+09,NULL);
INSERT INTO "lines" VALUES(12,3,0.02,'Bo penalizes Ann for play','ok','table.proof',NULL,1.79534547914651894566e+09,NULL);
INSERT INTO "lines" VALUES(12,4,0.02,'민아 penalizes Ann for play','ok','table.proof',NULL,1.79534547915452241898e+09,NULL);
INSERT INTO "lines" VALUES(13,1,0.0,'Ann plays R0','ok','shed.match',NULL,1.79534547918313097951e+09,NULL);
INSERT INTO "lines" VALUES(15,1,0.0,'Ann agrees keep=scores','ok','table.agree',NULL,1.79562519811102938647e+09,NULL);
INSERT INTO "lines" VALUES(15,2,0.0,'Ann takes 13','ok','trick.take',NULL,1.79562519811102938647e+09,NULL);
INSERT INTO "lines" VALUES(15,3,0.0,'Bo takes 5','ok','trick.take',NULL,1.79562519811102938647e+09,NULL);
INSERT INTO "lines" VALUES(15,4,0.0,'민아 takes 8','ok','trick.take',NULL,1.79562519811102938647e+09,NULL);
INSERT INTO "lines" VALUES(16,1,0.0,'Bo agrees keep=scores','ok','table.agree',NULL,1.79567039172306156151e+09,NULL);
INSERT INTO "lines" VALUES(16,2,0.0,'Ann takes 3','ok','trick.take',NULL,1.79567039172306156151e+09,NULL);
INSERT INTO "lines" VALUES(16,3,0.0,'Bo takes 23','ok','trick.take',NULL,1.79567039172306156151e+09,NULL);
INSERT INTO "lines" VALUES(16,4,0.0,'민아 takes 0','ok','trick.take',NULL,1.79567039172306156151e+09,NULL);
INSERT INTO "lines" VALUES(16,5,0.0,'Ann says hello','ok','table.word',NULL,1.79571764627982664104e+09,NULL);
INSERT INTO "lines" VALUES(17,1,0.0,'Ann deals','ok','shed.deal',NULL,1.79569483239537048342e+09,NULL);
INSERT INTO "lines" VALUES(17,2,0.0,'Ann flips 9D','ok','shed.starter',NULL,1.79569483239537048342e+09,NULL);
CREATE TABLE next_nights (
            night INTEGER PRIMARY KEY REFERENCES nights(id) ON DELETE CASCADE,
            next INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, opener TEXT NOT NULL
        ) STRICT;
INSERT INTO "next_nights" VALUES(5,6,'Ann');
CREATE TABLE night_uids (
            night INTEGER PRIMARY KEY REFERENCES nights(id) ON DELETE CASCADE, uid TEXT NOT NULL UNIQUE
        ) STRICT;
CREATE TABLE nights (
            id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
            opened REAL NOT NULL, ended REAL, host TEXT, plan TEXT NOT NULL DEFAULT ''
        , door INTEGER NOT NULL DEFAULT 0, deleted REAL) STRICT;
INSERT INTO "nights" VALUES(1,'NGHK','The first Friday',1.79525852393049883837e+09,NULL,'ec5316b5de2d50e2c18f3efb053109b0','',0,NULL);
INSERT INTO "nights" VALUES(2,'9TZD','',1.79534547983439183235e+09,NULL,'0f0dc6380fb6550592f89ebae8dda8e2','{"game": "one", "preset": "one", "house": [["entry_seconds", "4"]], "ring": [], "dealer": 0, "sure": [], "pair": [], "begins": 0, "called": ""}',0,1.79534547987345695493e+09);
INSERT INTO "nights" VALUES(3,'JNZR','Thursday club · 1',1.79567039841621041299e+09,NULL,'93fe03042031f935dc432d811938a102','{"game": "hearts", "preset": "seed", "house": [["entry_seconds", "4"]], "ring": [], "dealer": 0, "sure": [], "pair": [], "begins": 0, "called": "", "keep": ""}',0,NULL);
INSERT INTO "nights" VALUES(4,'XBVB','Thursday club · 2',1.79567039841689300534e+09,NULL,'93fe03042031f935dc432d811938a102','{"game": "hearts", "preset": "seed", "house": [["entry_seconds", "4"]], "ring": [], "dealer": 0, "sure": [], "pair": [], "begins": 0, "called": "", "keep": ""}',0,NULL);
INSERT INTO "nights" VALUES(5,'SCZX','',1.79569483195936608309e+09,NULL,'ee583e3b3b40e62f4a90bdcce86463bf','',0,NULL);
INSERT INTO "nights" VALUES(6,'MRZV','',1.79569483252357673646e+09,NULL,'ea9ed749cd941cf31700aec8a50b4b93','{"game": "onecard", "preset": "one_card", "house": [["entry_seconds", "4"]], "ring": [7, 8], "dealer": 0, "sure": [], "pair": [], "begins": 0, "called": "", "keep": "plays"}',0,NULL);
CREATE TABLE outcomes (
            game INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE, version INTEGER NOT NULL,
            lines INTEGER NOT NULL, kind TEXT NOT NULL, over INTEGER NOT NULL, fewest INTEGER NOT NULL,
            counted TEXT NOT NULL
        ) STRICT;
INSERT INTO "outcomes" VALUES(1,2,0,'one',0,1,'points');
INSERT INTO "outcomes" VALUES(2,2,12,'one',0,1,'points');
INSERT INTO "outcomes" VALUES(3,2,8,'one',0,1,'points');
INSERT INTO "outcomes" VALUES(4,2,6,'uno',0,0,'points');
INSERT INTO "outcomes" VALUES(5,2,3,'onecard',0,0,'');
INSERT INTO "outcomes" VALUES(6,2,2,'hearts',0,1,'points');
INSERT INTO "outcomes" VALUES(7,2,1,'canasta',0,0,'points');
INSERT INTO "outcomes" VALUES(8,2,4,'hearts',0,1,'points');
INSERT INTO "outcomes" VALUES(9,2,6,'one',0,1,'points');
INSERT INTO "outcomes" VALUES(10,2,6,'onecard',0,0,'');
INSERT INTO "outcomes" VALUES(11,2,3,'uno',0,0,'points');
INSERT INTO "outcomes" VALUES(12,2,4,'one',0,1,'points');
INSERT INTO "outcomes" VALUES(13,2,1,'uno',0,0,'points');
INSERT INTO "outcomes" VALUES(14,2,0,'hearts',0,1,'points');
INSERT INTO "outcomes" VALUES(15,2,4,'hearts',0,1,'points');
INSERT INTO "outcomes" VALUES(16,2,4,'hearts',1,1,'points');
CREATE TABLE person_uids (
            uid TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES persons(id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
CREATE TABLE persons (
            id INTEGER PRIMARY KEY AUTOINCREMENT, uid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, heard TEXT NOT NULL,
            colour INTEGER NOT NULL, sign TEXT NOT NULL, listed INTEGER NOT NULL DEFAULT 1
        ) STRICT;
INSERT INTO "persons" VALUES(1,'c60f5c1783de0f031ff743b3cc900791','Ann','ann',0,'cat',1);
INSERT INTO "persons" VALUES(2,'daf64d4462f9a124686a53646fbfef02','Bo','bo',1,'fox',1);
INSERT INTO "persons" VALUES(3,'d8e15b207ad7b7af82413f91992dfb75','민아','민아',2,'rabbit',1);
INSERT INTO "persons" VALUES(4,'e7441d70a7cc37318a7acbad5c661d0d','Di','di',3,'bear',1);
CREATE TABLE played_as (
            night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, name TEXT NOT NULL,
            person INTEGER NOT NULL REFERENCES persons(id), PRIMARY KEY (night, name)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "played_as" VALUES(1,'Ann',1);
INSERT INTO "played_as" VALUES(5,'Ann',1);
INSERT INTO "played_as" VALUES(6,'Ann',1);
INSERT INTO "played_as" VALUES(1,'Bo',2);
INSERT INTO "played_as" VALUES(5,'Bo',2);
INSERT INTO "played_as" VALUES(6,'Bo',2);
INSERT INTO "played_as" VALUES(1,'민아',3);
INSERT INTO "played_as" VALUES(1,'Di',4);
CREATE TABLE results (
            game INTEGER NOT NULL REFERENCES outcomes(game) ON DELETE CASCADE, seat INTEGER NOT NULL,
            name TEXT NOT NULL, side INTEGER NOT NULL, place INTEGER, won INTEGER NOT NULL, points INTEGER NOT NULL,
            against INTEGER NOT NULL, rounds INTEGER NOT NULL, best INTEGER, worst INTEGER, PRIMARY KEY (game, seat)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES(1,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(1,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(1,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(2,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(2,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(2,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(3,0,'Ann',0,1,0,0,26,1,0,0);
INSERT INTO "results" VALUES(3,1,'Bo',1,2,0,12,14,1,12,12);
INSERT INTO "results" VALUES(3,2,'민아',2,3,0,14,12,1,14,14);
INSERT INTO "results" VALUES(4,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(4,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(4,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(5,0,'Ann',0,NULL,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(5,1,'Bo',1,NULL,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(5,2,'민아',2,NULL,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(6,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(6,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(6,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(7,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(7,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(7,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(8,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(8,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(8,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(9,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(9,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(9,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(10,0,'Ann',0,1,1,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(10,1,'Bo',1,NULL,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(10,2,'민아',2,NULL,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(11,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(11,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(11,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(12,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(12,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(12,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(13,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(13,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(13,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(14,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(14,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(14,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(15,0,'Ann',0,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(15,1,'Bo',1,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(15,2,'민아',2,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(15,3,'Di',3,1,0,0,0,0,NULL,NULL);
INSERT INTO "results" VALUES(16,0,'Ann',0,2,0,3,23,1,3,3);
INSERT INTO "results" VALUES(16,1,'Bo',1,3,0,23,3,1,23,23);
INSERT INTO "results" VALUES(16,2,'민아',2,1,1,0,26,1,0,0);
CREATE TABLE rules (
            id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, name TEXT NOT NULL, preset TEXT NOT NULL,
            house TEXT NOT NULL, device TEXT
        , deleted REAL) STRICT;
INSERT INTO "rules" VALUES(1,'uno','우리 집','official','','phone-1',NULL);
CREATE TABLE seasons (
            id INTEGER PRIMARY KEY AUTOINCREMENT, device TEXT NOT NULL, name TEXT NOT NULL, since TEXT NOT NULL,
            until TEXT NOT NULL, kind TEXT NOT NULL, token TEXT UNIQUE
        ) STRICT;
INSERT INTO "seasons" VALUES(1,'93fe03042031f935dc432d811938a102','Summer','','','',NULL);
CREATE TABLE seats (
            id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
            place INTEGER NOT NULL, name TEXT NOT NULL, pin TEXT NOT NULL, entry TEXT NOT NULL DEFAULT 'trusted', came REAL NOT NULL DEFAULT 0, colour INTEGER NOT NULL DEFAULT 0, sign TEXT NOT NULL DEFAULT 'cat', UNIQUE (night, name)
        ) STRICT;
INSERT INTO "seats" VALUES(1,1,0,'Ann','6119','trusted',0.0,0,'cat');
INSERT INTO "seats" VALUES(2,1,1,'Bo','7046','trusted',0.0,1,'fox');
INSERT INTO "seats" VALUES(3,1,2,'민아','6350','trusted',0.0,2,'rabbit');
INSERT INTO "seats" VALUES(4,2,0,'Di','1390','trusted',1.79534547985450291629e+09,0,'cat');
INSERT INTO "seats" VALUES(5,5,0,'Ann','2735','trusted',1.79569483211054635053e+09,0,'cat');
INSERT INTO "seats" VALUES(6,5,1,'Bo','9413','trusted',1.79569483236661291128e+09,1,'fox');
INSERT INTO "seats" VALUES(7,6,0,'Ann','3232','trusted',1.79569483252432274822e+09,0,'cat');
INSERT INTO "seats" VALUES(8,6,1,'Bo','4001','trusted',1.79569483252494645122e+09,1,'fox');
CREATE TABLE sheets (
            game INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE, filled TEXT NOT NULL
        ) STRICT;
INSERT INTO "sheets" VALUES(14,'{"of": "16d1fc90", "fields": {"v-0-hearts": "3"}}');
CREATE TABLE sitting (
            seat INTEGER NOT NULL REFERENCES seats(id) ON DELETE CASCADE, device TEXT NOT NULL, since REAL NOT NULL, helps INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (seat, device)
        ) STRICT;
INSERT INTO "sitting" VALUES(1,'090f9a183d0b4cc243216dfcdf98c3f4',1.79525852394310784336e+09,0);
INSERT INTO "sitting" VALUES(2,'ad8ee17dde775f16d4736b63c52c5362',1.79525852395052957534e+09,0);
INSERT INTO "sitting" VALUES(3,'1c09c1e33fce84b0c454385cc487cfad',1.79525852395772171025e+09,0);
INSERT INTO "sitting" VALUES(4,'284efbf06f81f70c9b4db1661e693cb3',1.79534547985469436644e+09,0);
INSERT INTO "sitting" VALUES(1,'771d8fee2cc42455341ff5ac72c3b790',1.79569482956740450862e+09,0);
INSERT INTO "sitting" VALUES(2,'771d8fee2cc42455341ff5ac72c3b790',1.79569483181985521313e+09,1);
INSERT INTO "sitting" VALUES(5,'ea9ed749cd941cf31700aec8a50b4b93',1.79569483211088609699e+09,0);
INSERT INTO "sitting" VALUES(6,'e440d58e0834eebd493227fc292e5f7a',1.79569483227405714991e+09,0);
INSERT INTO "sitting" VALUES(7,'ea9ed749cd941cf31700aec8a50b4b93',1.79569483255244731903e+09,0);
INSERT INTO "sitting" VALUES(8,'e440d58e0834eebd493227fc292e5f7a',1.79569483257043671607e+09,0);
CREATE TABLE taps (
            night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, post TEXT NOT NULL, device TEXT NOT NULL,
            PRIMARY KEY (night, post)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE unnamed (
            night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE, name TEXT NOT NULL,
            PRIMARY KEY (night, name)
        ) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE INDEX persons_heard ON persons (heard);
CREATE INDEX played_as_person ON played_as (person);
CREATE INDEX club_people_club ON club_people (club);
CREATE INDEX club_people_seat ON club_people (seat);
CREATE INDEX seasons_device ON seasons (device);
CREATE INDEX next_nights_next ON next_nights (next);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('nights',6);
INSERT INTO "sqlite_sequence" VALUES('seats',8);
INSERT INTO "sqlite_sequence" VALUES('games',17);
INSERT INTO "sqlite_sequence" VALUES('rules',1);
INSERT INTO "sqlite_sequence" VALUES('persons',4);
INSERT INTO "sqlite_sequence" VALUES('seasons',1);
INSERT INTO "sqlite_sequence" VALUES('clubs',1);
COMMIT;
