BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'referee','m001_nights','2026-11-21 10:55:19.649644+00:00');
CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
            number INTEGER NOT NULL, head TEXT NOT NULL, started REAL NOT NULL, UNIQUE (night, number)
        ) STRICT;
INSERT INTO "games" VALUES(1,1,1,'game: one
players: Ann Bo 민아
dealer: 민아
preset: one
house: entry_seconds=4
',1.79525852010344362259e+09);
INSERT INTO "games" VALUES(2,1,2,'game: one
players: Ann Bo 민아
dealer: 민아
house: enforce=referee
',1.79525852011643838887e+09);
INSERT INTO "games" VALUES(3,1,3,'game: one
players: Ann Bo 민아
dealer: 민아
house: enforce=referee
',1.79525852014718222612e+09);
CREATE TABLE lines (
            game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE, n INTEGER NOT NULL, at REAL NOT NULL,
            text TEXT NOT NULL, verdict TEXT NOT NULL, rule TEXT NOT NULL, device TEXT, entered REAL NOT NULL,
            post TEXT,
            PRIMARY KEY (game, n), UNIQUE (game, post)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES(2,1,0.0,'민아 deals','ok','shed.deal','phone-1',1.795258520117723465e+09,'tap-0');
INSERT INTO "lines" VALUES(2,2,0.0,'민아 flips 5H','ok','shed.starter','phone-1',1.7952585201188941002e+09,'tap-1');
INSERT INTO "lines" VALUES(2,3,0.0,'Ann plays 7H','ok','shed.match','phone-1',1.795258520119797945e+09,'tap-2');
INSERT INTO "lines" VALUES(2,4,0.01,'Bo plays 5H','no','shed.attack','phone-1',1.79525852012272596359e+09,'tap-3');
INSERT INTO "lines" VALUES(2,5,0.01,'Bo plays 7D','ok','shed.attack','phone-1',1.7952585201235666275e+09,'tap-4');
INSERT INTO "lines" VALUES(2,6,0.01,'민아 draws 4','ok','one.attack-draw','phone-1',1.79525852012434697152e+09,'tap-5');
INSERT INTO "lines" VALUES(2,7,0.01,'Bo says time-out','ok','table.time-out','phone-1',1.79525852012509179117e+09,'tap-6');
INSERT INTO "lines" VALUES(2,8,0.01,'Ann penalizes Bo for looked','open','table.hand','phone-1',1.79525852012593913073e+09,'tap-7');
INSERT INTO "lines" VALUES(2,9,0.01,'Bo says time-in','ok','table.time-in','phone-1',1.79525852012797093384e+09,'tap-8');
INSERT INTO "lines" VALUES(2,10,0.01,'Bo says hello','ok','table.word','phone-1',1.79525852013068437573e+09,'tap-9');
INSERT INTO "lines" VALUES(2,11,0.02,'Bo undoes','ok','table.undo','phone-1',1.79525852013556981093e+09,'tap-10');
INSERT INTO "lines" VALUES(2,12,0.03,'Ann plays 9D','ok','shed.match','phone-1',1.79525852014305949211e+09,'tap-11');
INSERT INTO "lines" VALUES(3,1,0.0,'민아 deals','ok','shed.deal','phone-1',1.79525852015097522732e+09,'tap-0');
INSERT INTO "lines" VALUES(3,2,0.0,'민아 flips 5H','ok','shed.starter','phone-1',1.79525852015487599375e+09,'tap-1');
INSERT INTO "lines" VALUES(3,3,0.01,'Ann corrects hand.Ann 1','ok','table.correct','phone-1',1.79525852016018772124e+09,'tap-2');
INSERT INTO "lines" VALUES(3,4,0.01,'Ann plays 9H saying one','ok','shed.match','phone-1',1.79525852016509795188e+09,'tap-3');
INSERT INTO "lines" VALUES(3,5,0.02,'Bo holds 17 points','ok','shed.count','phone-1',1.79525852017093777652e+09,'tap-4');
INSERT INTO "lines" VALUES(3,6,0.03,'민아 holds 5S 9C','open','shed.count-differs','phone-1',1.79525852017918205265e+09,'tap-5');
INSERT INTO "lines" VALUES(3,7,0.03,'Ann amends 5: Bo holds 12 points','ok','table.amend','phone-1',1.79525852018102812773e+09,'tap-6');
INSERT INTO "lines" VALUES(3,8,0.03,'Ann deals','ok','shed.deal','phone-1',1.79525852018498277657e+09,'tap-7');
CREATE TABLE nights (
            id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
            opened REAL NOT NULL, ended REAL, host TEXT, plan TEXT NOT NULL DEFAULT ''
        ) STRICT;
INSERT INTO "nights" VALUES(1,'CR3G','The first Friday',1.79525851997239089012e+09,NULL,'9882c8f5430460a939f93f5c6dbce3e0','');
CREATE TABLE seats (
            id INTEGER PRIMARY KEY AUTOINCREMENT, night INTEGER NOT NULL REFERENCES nights(id) ON DELETE CASCADE,
            place INTEGER NOT NULL, name TEXT NOT NULL, pin TEXT NOT NULL, UNIQUE (night, name)
        ) STRICT;
INSERT INTO "seats" VALUES(1,1,0,'Ann','8100');
INSERT INTO "seats" VALUES(2,1,1,'Bo','8544');
INSERT INTO "seats" VALUES(3,1,2,'민아','7467');
CREATE TABLE sitting (
            seat INTEGER NOT NULL REFERENCES seats(id) ON DELETE CASCADE, device TEXT NOT NULL, since REAL NOT NULL,
            PRIMARY KEY (seat, device)
        ) STRICT;
INSERT INTO "sitting" VALUES(1,'2b5c8e12241aea91e84d9d6b2506121f',1.79525851999522328373e+09);
INSERT INTO "sitting" VALUES(2,'fd843bb02c9915ceeaa61caed7f77f66',1.79525852001075339318e+09);
INSERT INTO "sitting" VALUES(3,'67da4fc1fe36cac03730dca85ffef8be',1.79525852002934169769e+09);
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('nights',1);
INSERT INTO "sqlite_sequence" VALUES('seats',3);
INSERT INTO "sqlite_sequence" VALUES('games',3);
COMMIT;
