BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'referee','m001_nights','2026-11-21 10:55:15.337391+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'referee','m002_plans','2026-11-21 10:55:15.345391+00:00');
CREATE TABLE devices (id TEXT PRIMARY KEY, language TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
            number INTEGER NOT NULL, head TEXT NOT NULL, started REAL NOT NULL, UNIQUE (night, number)
        ) STRICT;
INSERT INTO "games" VALUES(1,1,1,'game: one
players: Ann Bo 민아
dealer: 민아
preset: one
house: entry_seconds=4
',1.79525851576202630992e+09);
INSERT INTO "games" VALUES(2,1,2,'game: one
players: Ann Bo 민아
dealer: 민아
house: enforce=referee
',1.79525851576956558229e+09);
INSERT INTO "games" VALUES(3,1,3,'game: one
players: Ann Bo 민아
dealer: 민아
house: enforce=referee
',1.79525851583532166481e+09);
CREATE TABLE houses (
            game TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, saved REAL NOT NULL, PRIMARY KEY (game, name)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE lines (
            game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE, n INTEGER NOT NULL, at REAL NOT NULL,
            text TEXT NOT NULL, verdict TEXT NOT NULL, rule TEXT NOT NULL, device TEXT, entered REAL NOT NULL,
            post TEXT,
            PRIMARY KEY (game, n), UNIQUE (game, post)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES(2,1,0.0,'민아 deals','ok','shed.deal','phone-1',1.7952585157750532627e+09,'tap-0');
INSERT INTO "lines" VALUES(2,2,0.0,'민아 flips 5H','ok','shed.starter','phone-1',1.79525851577687740323e+09,'tap-1');
INSERT INTO "lines" VALUES(2,3,0.0,'Ann plays 7H','ok','shed.match','phone-1',1.79525851577934122084e+09,'tap-2');
INSERT INTO "lines" VALUES(2,4,0.01,'Bo plays 5H','no','shed.attack','phone-1',1795258515.78029,'tap-3');
INSERT INTO "lines" VALUES(2,5,0.01,'Bo plays 7D','ok','shed.attack','phone-1',1.79525851578281736369e+09,'tap-4');
INSERT INTO "lines" VALUES(2,6,0.01,'민아 draws 4','ok','one.attack-draw','phone-1',1.79525851578373789787e+09,'tap-5');
INSERT INTO "lines" VALUES(2,7,0.01,'Bo says time-out','ok','table.time-out','phone-1',1.79525851578456664085e+09,'tap-6');
INSERT INTO "lines" VALUES(2,8,0.01,'Ann penalizes Bo for looked','open','table.hand','phone-1',1.79525851578679347033e+09,'tap-7');
INSERT INTO "lines" VALUES(2,9,0.02,'Bo says time-in','ok','table.time-in','phone-1',1.79525851579939317703e+09,'tap-8');
INSERT INTO "lines" VALUES(2,10,0.03,'Bo says hello','ok','table.word','phone-1',1.79525851580635976796e+09,'tap-9');
INSERT INTO "lines" VALUES(2,11,0.04,'Bo undoes','ok','table.undo','phone-1',1.79525851581521630291e+09,'tap-10');
INSERT INTO "lines" VALUES(2,12,0.05,'Ann plays 9D','ok','shed.match','phone-1',1.79525851582401514052e+09,'tap-11');
INSERT INTO "lines" VALUES(3,1,0.0,'민아 deals','ok','shed.deal','phone-1',1.79525851584487056728e+09,'tap-0');
INSERT INTO "lines" VALUES(3,2,0.01,'민아 flips 5H','ok','shed.starter','phone-1',1.79525851585478353499e+09,'tap-1');
INSERT INTO "lines" VALUES(3,3,0.03,'Ann corrects hand.Ann 1','ok','table.correct','phone-1',1.79525851587347245216e+09,'tap-2');
INSERT INTO "lines" VALUES(3,4,0.04,'Ann plays 9H saying one','ok','shed.match','phone-1',1.79525851588538479805e+09,'tap-3');
INSERT INTO "lines" VALUES(3,5,0.05,'Bo holds 17 points','ok','shed.count','phone-1',1.79525851589886260035e+09,'tap-4');
INSERT INTO "lines" VALUES(3,6,0.07,'민아 holds 5S 9C','open','shed.count-differs','phone-1',1.79525851591090822214e+09,'tap-5');
INSERT INTO "lines" VALUES(3,7,0.07,'Ann amends 5: Bo holds 12 points','ok','table.amend','phone-1',1.79525851591994643208e+09,'tap-6');
INSERT INTO "lines" VALUES(3,8,0.08,'Ann deals','ok','shed.deal','phone-1',1.79525851592288970947e+09,'tap-7');
CREATE TABLE nights (
            id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
            opened REAL NOT NULL, ended REAL, host TEXT
        , plan TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "nights" VALUES(1,'NCSD','The first Friday',1.79525851558740067478e+09,NULL,'5f9ce1c249229c31a223b20d8127308e','');
CREATE TABLE seats (
            id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
            place INTEGER NOT NULL, name TEXT NOT NULL, pin TEXT NOT NULL, UNIQUE (night, name)
        ) STRICT;
INSERT INTO "seats" VALUES(1,1,0,'Ann','9295');
INSERT INTO "seats" VALUES(2,1,1,'Bo','0980');
INSERT INTO "seats" VALUES(3,1,2,'민아','4394');
CREATE TABLE sitting (
            seat INTEGER NOT NULL REFERENCES seats(id) ON DELETE CASCADE, device TEXT NOT NULL, since REAL NOT NULL,
            PRIMARY KEY (seat, device)
        ) STRICT;
INSERT INTO "sitting" VALUES(1,'8992b11bdf083626f5b24d7da3569909',1.79525851561404204371e+09);
INSERT INTO "sitting" VALUES(2,'d1269a9760fe9b1f431a3fffa7201871',1.79525851564521312709e+09);
INSERT INTO "sitting" VALUES(3,'4e1c863b1fc9010eee100f9457807066',1.79525851567202067373e+09);
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('nights',1);
INSERT INTO "sqlite_sequence" VALUES('seats',3);
INSERT INTO "sqlite_sequence" VALUES('games',3);
COMMIT;
