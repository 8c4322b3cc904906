"""The part of a PostgreSQL database besides the tables: news of changes for its servers, and their clocks."""

CHANNEL = "referee"
OF_0_10 = frozenset({
    *("p001_tables", "p002_clocks", "p003_news", "p004_hosts", "p005_persons", "p006_results", "p007_uids"),
    *("p008_clubs", "p009_seasons", "p010_next_nights", "p011_helps"),
})  # fmt: skip
"""The migrations of 0.10."""

# The clocks are not logged, as they are written every few seconds: after a crash of the database a game continues at
# the time of its last line.
OWN = """
    CREATE UNLOGGED TABLE clocks (
        game bigint PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE,
        shift double precision NOT NULL, served double precision NOT NULL
    );

    CREATE FUNCTION tell_lines() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('referee', 'game ' || night || ' ' || id) FROM games
            WHERE id IN (SELECT game FROM entered);
        RETURN NULL;
    END $$;
    CREATE TRIGGER told AFTER INSERT ON lines REFERENCING NEW TABLE AS entered
        FOR EACH STATEMENT EXECUTE FUNCTION tell_lines();

    CREATE FUNCTION tell_night() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
    BEGIN
        PERFORM pg_notify('referee', 'night ' || night) FROM (
            SELECT changed->>CASE WHEN TG_TABLE_NAME = 'nights' THEN 'id' ELSE 'night' END AS night
            UNION SELECT night::text FROM seats WHERE id = (changed->>'seat')::bigint
            UNION SELECT night::text FROM games WHERE id = (changed->>'game')::bigint
        ) AS told WHERE night IS NOT NULL;
        RETURN NULL;
    END $$;
    CREATE TRIGGER told AFTER UPDATE OR DELETE ON nights FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON seats FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON sitting FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT ON games FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT OR DELETE ON sheets FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT OR DELETE ON club_tables FOR EACH ROW EXECUTE FUNCTION tell_night();
    CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON next_nights FOR EACH ROW EXECUTE FUNCTION tell_night();
"""
