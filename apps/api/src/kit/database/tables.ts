// Written by `npm run tables` from the migrations. Do not edit.
// Migrations: 313f4d5cc01d3172
import type { Json, LocalDate, OptionalJson, ReadOnly, WithDefault } from '#kit/database/columns.ts';

/** Every table, as queries see it. */
export type Tables = {
  absences: {
    user_id: string;
    id: string;
    kind: string;
    first_day: LocalDate;
    last_day: LocalDate | null;
    has_kit: boolean;
    asks_on: LocalDate | null;
  };
  audit_log: {
    id: string;
    actor_id: string | null;
    action: string;
    entity: string;
    entity_id: string;
    details: OptionalJson<'audit_log.details'>;
    created_at: WithDefault<Date>;
  };
  auth_sessions: {
    user_id: string;
    id: string;
    token_hash: Buffer;
    user_agent: WithDefault<string>;
    created_at: WithDefault<Date>;
    last_seen_at: WithDefault<Date>;
    expires_at: Date;
    has_second_factor: WithDefault<boolean>;
  };
  body_weights: {
    user_id: string;
    date: LocalDate;
    kilograms: number;
  };
  broadcasts: {
    id: string;
    created_by: string | null;
    kind: string;
    segment: string;
    subject: string;
    body: string;
    send_at: Date;
    created_at: WithDefault<Date>;
    cursor: string | null;
    ordered: WithDefault<number>;
    ended_at: Date | null;
    cancelled_at: Date | null;
    player_ids: WithDefault<string[]>;
  };
  calendar_feeds: {
    user_id: string;
    token: string;
    created_at: WithDefault<Date>;
    last_read_at: Date | null;
  };
  check_in_nudges: {
    user_id: string;
    monday: LocalDate;
    nudged_at: Date;
  };
  check_in_questions: {
    user_id: string;
    link_id: string;
    questions: string[];
    chosen_at: Date;
  };
  check_ins: {
    user_id: string;
    monday: LocalDate;
    link_id: string;
    answers: Json<'check_ins.answers'>;
    sent_at: Date;
    alarming: WithDefault<boolean>;
  };
  checkouts: {
    user_id: string;
    id: string;
    plan: string;
    provider: string;
    provider_customer_id: string | null;
    provider_session_id: string | null;
    url: string | null;
    success_url: string;
    cancel_url: string;
    trial: WithDefault<boolean>;
    created_at: WithDefault<Date>;
    expires_at: Date;
    completed_at: Date | null;
    closed_at: Date | null;
  };
  coach_access: {
    user_id: string;
    link_id: string;
    id: string;
    action: string;
    subject: WithDefault<string>;
    hour: Date;
    times: WithDefault<number>;
    at: Date;
  };
  coach_blocks: {
    user_id: string;
    blocked_id: string;
    blocked_at: Date;
  };
  coach_drafts: {
    user_id: string;
    link_id: string;
    date: LocalDate;
    type: string;
    routine_id: string | null;
    minutes: number | null;
    note: WithDefault<string>;
    updated_at: Date;
  };
  coach_facts: {
    user_id: string;
    id: string;
    kind: string;
    key: string;
    value: Json<'coach_facts.value'>;
    sentence: string;
    said_at: Date;
  };
  coach_invites: {
    user_id: string;
    code_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  coach_links: {
    user_id: string;
    id: string;
    coach_id: string | null;
    accepted_at: Date;
    ended_at: Date | null;
    ended_by: string | null;
    guardian_email: string | null;
    guardian_token_hash: Buffer | null;
    guardian_asked_at: Date | null;
    guardian_confirmed_at: Date | null;
    mails_player: WithDefault<boolean>;
    pushes_player: WithDefault<boolean>;
    mails_coach: WithDefault<boolean>;
    pushes_coach: WithDefault<boolean>;
  };
  coach_marks: {
    user_id: string;
    link_id: string;
    stroke: string;
    level: number;
    rated_on: LocalDate;
  };
  coach_notes: {
    user_id: string;
    link_id: string;
    text: string;
    updated_at: Date;
  };
  coach_reports: {
    user_id: string;
    id: string;
    about_id: string | null;
    reason: string;
    reported_at: Date;
    resolved_at: Date | null;
  };
  coach_templates: {
    user_id: string;
    id: string;
    name: string;
    weeks: Json<'coach_templates.weeks'>;
    created_at: Date;
  };
  coaches: {
    user_id: string;
    state: string;
    qualification: string;
    about: string;
    languages: string[];
    capacity: number;
    feminine: boolean;
    photo: Buffer | null;
    terms_version: string;
    terms_agreed_at: Date;
    certificate_on: LocalDate | null;
    applied_at: Date;
    decided_at: Date | null;
  };
  consents: {
    user_id: string;
    id: string;
    kind: string;
    text_version: string;
    given_at: WithDefault<Date>;
    withdrawn_at: Date | null;
  };
  conversation_messages: {
    user_id: string;
    conversation_id: string;
    id: string;
    role: string;
    content: string;
    created_at: WithDefault<Date>;
    action: OptionalJson<'conversation_messages.action', null>;
    metadata: OptionalJson<'conversation_messages.metadata', null>;
    upsell: WithDefault<boolean>;
    state: OptionalJson<'conversation_messages.state', null>;
    readings: OptionalJson<'conversation_messages.readings', null>;
  };
  conversations: {
    user_id: string;
    id: string;
    title: string;
    created_at: WithDefault<Date>;
    last_message_at: WithDefault<Date>;
    answering_until: Date | null;
  };
  corrections: {
    id: string;
    channel: string;
    message: string;
    understood: string[];
    corrected: string[];
    labels: string[] | null;
    spans: OptionalJson<'corrections.spans', null>;
    labelled_at: Date | null;
    created_at: Date;
  };
  discomforts: {
    user_id: string;
    id: string;
    region: string;
    side: string;
    level: number | null;
    at_night: boolean;
    reported_at: Date;
    source: WithDefault<string>;
    since: Date | null;
    acute: WithDefault<boolean>;
    cares: WithDefault<boolean>;
    seen: WithDefault<boolean>;
  };
  exercise_variations: {
    exercise_id: string;
    variation_id: string;
  };
  exercises: {
    id: string;
    code: string | null;
    name: string;
    description: string;
    categories: string[];
    difficulty: string;
    equipment: WithDefault<string[]>;
    muscle_groups: WithDefault<string[]>;
    steps: WithDefault<string[]>;
    common_mistakes: WithDefault<string[]>;
    tips: WithDefault<string[]>;
    video_url: string | null;
    dose: Json<'exercises.dose'>;
    load_type: WithDefault<string>;
    avoid_for: WithDefault<string[]>;
    caution_for: WithDefault<string[]>;
    demands: WithDefault<string[]>;
    places: WithDefault<string[]>;
    strokes: WithDefault<string[]>;
    retired_at: Date | null;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
    slug: string;
    drill: OptionalJson<'exercises.drill', null>;
    figure: string | null;
    answered: WithDefault<string[]>;
    published_at: Date | null;
    version: WithDefault<number>;
    pictures: OptionalJson<'exercises.pictures'>;
    film: OptionalJson<'exercises.film', null>;
  };
  favorites: {
    user_id: string;
    routine_id: string;
    created_at: WithDefault<Date>;
  };
  filmed_strokes: {
    user_id: string;
    id: string;
    date: LocalDate;
    kind: string;
    hand: string;
    contact_percent: number;
    elbow_degrees: number;
    ahead_percent: number | null;
    other_arm_up: boolean;
    side_on: string | null;
    stance_percent: number;
    knee_degrees: number;
  };
  generated_routines: {
    user_id: string;
    routine_id: string;
    made_by: string;
    created_at: WithDefault<Date>;
  };
  generation_leases: {
    user_id: string;
    id: string;
    expires_at: Date;
  };
  health_screenings: {
    user_id: string;
    yes_answers: string[];
    answered_at: Date;
  };
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: Buffer;
    session_id: string;
    created_at: WithDefault<Date>;
  };
  import_joins: {
    user_id: string;
    import_key: string;
    import_id: string;
    session_id: string;
    before: Json<'import_joins.before'>;
    created_at: Date;
  };
  imports: {
    user_id: string;
    id: string;
    source: string;
    file_name: string;
    created_at: WithDefault<Date>;
  };
  known_devices: {
    user_id: string;
    device_hash: Buffer;
    last_seen_at: Date;
  };
  lead_consents: {
    lead_id: string;
    id: string;
    kind: string;
    text_version: string;
    origin: string;
    given_at: WithDefault<Date>;
    confirmed_at: Date | null;
    withdrawn_at: Date | null;
  };
  leads: {
    id: string;
    email: string;
    first_name: WithDefault<string>;
    last_name: WithDefault<string>;
    age: number | null;
    paddle_level: string | null;
    playing_frequency: string | null;
    goals: WithDefault<string[]>;
    channel: string;
    source: string;
    medium: string;
    campaign: string;
    interests: WithDefault<string[]>;
    downloaded_resources: OptionalJson<'leads.downloaded_resources'>;
    custom_data: OptionalJson<'leads.custom_data'>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
    marketing: WithDefault<string>;
  };
  legal_agreements: {
    user_id: string;
    kind: string;
    version: number;
    agreed_at: Date;
  };
  mail_bounces: {
    recipient_hash: Buffer;
    bounces: number;
    last_at: Date;
  };
  mail_links: {
    token_hash: Buffer;
    purpose: string;
    user_id: string | null;
    lead_id: string | null;
    created_at: WithDefault<Date>;
    expires_at: Date | null;
    used_at: Date | null;
    answers: OptionalJson<'mail_links.answers', null>;
  };
  mail_suppressions: {
    email_hash: Buffer;
    created_at: WithDefault<Date>;
  };
  mails: {
    id: string;
    kind: string;
    recipient: string | null;
    recipient_hash: Buffer;
    payload: OptionalJson<'mails.payload', null>;
    dedupe_key: string | null;
    created_at: WithDefault<Date>;
    sent_at: Date | null;
    dropped_at: Date | null;
    broadcast_id: string | null;
  };
  match_drills: {
    user_id: string;
    session_id: string;
    monday: LocalDate;
    state: string;
    answered_at: Date;
  };
  media_files: {
    name: string;
    exercise_id: string;
    media_id: string;
    type: string;
    size_bytes: number;
  };
  media_pieces: {
    name: string;
    position: number;
    bytes: Buffer;
  };
  media_uploads: {
    upload_id: string;
    exercise_id: string;
    position: number;
    bytes: Buffer;
    created_at: Date;
  };
  movement_checks: {
    user_id: string;
    date: LocalDate;
    kind: string;
    side: string;
    value: number;
  };
  oauth_clients: {
    id: string;
    name: string;
    redirect_uris: string[];
    created_at: Date;
  };
  oauth_codes: {
    user_id: string;
    code_hash: Buffer;
    client_id: string;
    redirect_uri: string;
    challenge: string;
    scopes: string[];
    expires_at: Date;
    token_id: string | null;
  };
  oauth_refreshes: {
    user_id: string;
    refresh_hash: Buffer;
    token_id: string;
    expires_at: Date;
    used_at: Date | null;
  };
  oidc_attempts: {
    key_hash: Buffer;
    details: Buffer;
    expires_at: Date;
  };
  oidc_identities: {
    user_id: string;
    issuer: string;
    subject: string;
    joined_at: Date;
  };
  overgrips: {
    user_id: string;
    changed_on: LocalDate;
  };
  own_routine_entries: {
    user_id: string;
    routine_id: string;
    position: number;
    exercise_id: string;
    part: string | null;
    reason: WithDefault<string>;
    sets: number;
    reps: number;
    duration_seconds: number | null;
    metres: number | null;
    per_side: WithDefault<boolean>;
    rest_seconds: number;
    notes: WithDefault<string>;
  };
  own_routines: {
    user_id: string;
    id: string;
    author_name: string;
    name: string;
    description: string;
    type: string;
    categories: string[];
    difficulty: string;
    duration_minutes: number;
    objectives: WithDefault<string[]>;
    equipment: WithDefault<string[]>;
    folder: WithDefault<string>;
    shelf_place: WithDefault<number>;
    trial_until: Date | null;
    retired_at: Date | null;
    version: WithDefault<number>;
    search_document: WithDefault<string>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
  };
  palas: {
    user_id: string;
    since: LocalDate;
    name: string;
  };
  passkey_challenges: {
    challenge: string;
    user_id: string | null;
    expires_at: Date;
  };
  passkeys: {
    user_id: string;
    id: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  payment_events: {
    provider: string;
    id: string;
    kind: string;
    received_at: WithDefault<Date>;
    subscription_id: string | null;
    customer_id: string | null;
    processed_at: Date | null;
  };
  personal_tokens: {
    user_id: string;
    id: string;
    token_hash: Buffer;
    name: string;
    scopes: string[];
    client_id: string | null;
    conversation_id: string | null;
    created_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
    access_until: Date | null;
  };
  plan_days: {
    user_id: string;
    date: LocalDate;
    type: string;
    routine_id: string | null;
    source: string;
    reason: string;
    edited: WithDefault<boolean>;
    updated_at: WithDefault<Date>;
    aim: string | null;
    own_type: string | null;
    own_routine_id: string | null;
    minutes: number | null;
    own_minutes: number | null;
    coach_id: string | null;
  };
  plan_weeks: {
    user_id: string;
    monday: LocalDate;
    advice: WithDefault<string[]>;
    planned_at: WithDefault<Date>;
    changes: WithDefault<string[]>;
    is_lighter: WithDefault<boolean>;
    variant: WithDefault<number>;
  };
  polar_connections: {
    user_id: string;
    state_hash: Buffer | null;
    state_expires_at: Date | null;
    connected_at: Date | null;
    access_token: Buffer | null;
    polar_user: string | null;
  };
  polar_exercises: {
    user_id: string;
    id: string;
    polar_id: string;
    exercise: OptionalJson<'polar_exercises.exercise', null>;
    received_at: Date;
  };
  pulse_limits: {
    user_id: string;
    limits: number[];
  };
  push_devices: {
    user_id: string;
    id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Date;
    public_key: string | null;
  };
  push_keys: {
    id: WithDefault<boolean>;
    public_key: string;
    private_key: Buffer;
    created_at: Date;
  };
  rate_limits: {
    key: string;
    points: WithDefault<number>;
    expire: number | null;
  };
  recovery_codes: {
    user_id: string;
    code_hash: Buffer;
    used_at: Date | null;
  };
  red_flag_confirmations: {
    user_id: string;
    source: string;
    words: string;
    confirmed_at: Date;
  };
  reminders: {
    user_id: string;
    today: WithDefault<boolean>;
    next_week: WithDefault<boolean>;
    rest: WithDefault<boolean>;
    hour: WithDefault<number>;
    time_zone: string;
    looked_on: LocalDate | null;
    rest_id: string | null;
    recap_page: WithDefault<boolean>;
    recap_push: WithDefault<boolean>;
    recap_mail: WithDefault<boolean>;
    recap_week: LocalDate | null;
    nudged_on: LocalDate | null;
  };
  routine_entries: {
    routine_id: string;
    position: number;
    exercise_id: string;
    sets: number;
    reps: number;
    duration_seconds: number | null;
    metres: number | null;
    per_side: WithDefault<boolean>;
    rest_seconds: number;
    notes: WithDefault<string>;
  };
  routines: {
    id: string;
    code: string | null;
    author_name: WithDefault<string>;
    name: string;
    description: string;
    type: string;
    categories: string[];
    difficulty: string;
    duration_minutes: number;
    objectives: WithDefault<string[]>;
    equipment: WithDefault<string[]>;
    is_active: WithDefault<boolean>;
    retired_at: Date | null;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
    search_document: WithDefault<string>;
    published_at: Date | null;
    version: WithDefault<number>;
  };
  search_terms: {
    term: string;
  };
  season_blocks: {
    user_id: string;
    first_monday: LocalDate;
    goal_id: string;
    kind: string;
    weeks: number;
  };
  season_goals: {
    user_id: string;
    id: string;
    kind: string;
    name: string;
    date: LocalDate | null;
    created_at: Date;
  };
  season_templates: {
    user_id: string;
    id: string;
    name: string;
    kind: string;
    blocks: Json<'season_templates.blocks'>;
    created_at: Date;
  };
  season_undo: {
    user_id: string;
    id: string;
    goals: Json<'season_undo.goals'>;
    blocks: Json<'season_undo.blocks'>;
    changed_at: Date;
  };
  second_factors: {
    user_id: string;
    secret: Buffer;
    created_at: Date;
    confirmed_at: Date | null;
    last_step: number | null;
  };
  session_changes: {
    user_id: string;
    session_id: string;
    id: string;
    applied_at: WithDefault<Date>;
    device_id: string | null;
    sequence: number | null;
  };
  session_entries: {
    user_id: string;
    session_id: string;
    id: string;
    position: number;
    exercise_id: string | null;
    name: string;
    description: string;
    steps: WithDefault<string[]>;
    tags: WithDefault<string[]>;
    video_url: string | null;
    load_type: string;
    uses_weight: WithDefault<boolean>;
    sets: number;
    reps: number;
    duration_seconds: number | null;
    metres: number | null;
    per_side: WithDefault<boolean>;
    rest_seconds: number;
    notes: WithDefault<string>;
    completed: WithDefault<boolean>;
    completed_changed_at: Date | null;
    player_note: WithDefault<string>;
    note_changed_at: Date | null;
    completed_change_id: string | null;
    note_change_id: string | null;
    proposal: OptionalJson<'session_entries.proposal', null>;
    place: number | null;
    removed: WithDefault<boolean>;
    place_change_id: string | null;
    place_changed_at: Date | null;
  };
  session_pulses: {
    user_id: string;
    session_id: string;
    started_at: Date;
    seconds: number;
    beats: Buffer;
    marks: Json<'session_pulses.marks'>;
    average: number;
    most: number;
    stored_at: Date;
    load: number | null;
  };
  session_sets: {
    user_id: string;
    session_id: string;
    id: string;
    entry_id: string;
    position: number;
    reps: number | null;
    seconds: number | null;
    metres: number | null;
    weight_kg: number | null;
    done: WithDefault<boolean>;
    removed: WithDefault<boolean>;
    changed_at: Date | null;
    change_id: string | null;
    in_reserve: number | null;
    hits: number | null;
    attempts: number | null;
  };
  session_shares: {
    user_id: string;
    session_id: string;
    token: string;
    created_at: WithDefault<Date>;
  };
  shared_film_pieces: {
    user_id: string;
    film_id: string;
    begins_at: number;
    size_bytes: number;
    id: string;
  };
  shared_films: {
    user_id: string;
    id: string;
    link_id: string;
    title: string;
    filmed_at: Date;
    size_bytes: number;
    declared_at: Date;
    declaration_version: string;
    shared_at: Date;
    arrived_at: Date | null;
    type: string | null;
    seconds: number | null;
    watched_at: Date | null;
    expires_at: Date;
  };
  strava_connections: {
    user_id: string;
    state_hash: Buffer | null;
    state_expires_at: Date | null;
    connected_at: Date | null;
    access_token: Buffer | null;
    refresh_token: Buffer | null;
    token_expires_at: Date | null;
    renewing_until: Date | null;
  };
  strava_uploads: {
    user_id: string;
    session_id: string;
    begun_at: Date;
    activity_id: string | null;
    is_unclear: WithDefault<boolean>;
  };
  stroke_ratings: {
    user_id: string;
    stroke: string;
    rated_on: LocalDate;
    level: number;
  };
  stroke_reminders: {
    user_id: string;
    skipped_on: LocalDate;
  };
  subscription_history: {
    id: string;
    user_id: string | null;
    pseudonym: string;
    kind: string;
    plan: string;
    status: string;
    expires_at: Date | null;
    amount_cents: number | null;
    provider: string | null;
    provider_reference: string | null;
    reason: string | null;
    actor_id: string | null;
    created_at: WithDefault<Date>;
  };
  subscriptions: {
    user_id: string;
    plan: WithDefault<string>;
    status: WithDefault<string>;
    expires_at: Date | null;
    provider: string | null;
    provider_customer_id: string | null;
    provider_subscription_id: string | null;
    updated_at: WithDefault<Date>;
    cancel_at_period_end: WithDefault<boolean>;
    trial_ends_at: Date | null;
    contract_started_at: Date | null;
    sync_sequence: WithDefault<number>;
    upgrade_asked_at: Date | null;
    withdrawal_asked_at: Date | null;
  };
  test_payments: {
    id: string;
    user_id: string;
    kind: string;
    state: Json<'test_payments.state'>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
  };
  text_revisions: {
    id: string;
    text_key: string;
    state: string;
    markdown: string | null;
    version: number | null;
    shipped_hash: string | null;
    based_on: string | null;
    created_by: string | null;
    created_at: Date;
  };
  thread_messages: {
    thread_id: string;
    id: string;
    author_id: string | null;
    side: string;
    text: string;
    created_at: WithDefault<Date>;
    about: string | null;
    about_id: string | null;
    at_ms: number | null;
  };
  threads: {
    id: string;
    user_id: string | null;
    name: string;
    email: string;
    message: string;
    created_at: WithDefault<Date>;
    priority: WithDefault<boolean>;
    answered_at: Date | null;
    digest: string | null;
    kind: WithDefault<string>;
    reference: WithDefault<string>;
    waiting_since: Date;
    due_at: Date;
    closed_at: Date | null;
    assignee_id: string | null;
    read_at: Date | null;
    waiting_rank: ReadOnly<number>;
    coach_id: string | null;
    coach_read_at: Date | null;
  };
  training_sessions: {
    user_id: string;
    id: string;
    routine_id: string | null;
    type: string;
    source: WithDefault<string>;
    name: string;
    description: WithDefault<string>;
    difficulty: WithDefault<string>;
    objectives: WithDefault<string[]>;
    equipment: WithDefault<string[]>;
    planned_minutes: WithDefault<number>;
    local_date: LocalDate;
    time_zone: string;
    started_at: Date;
    finished_at: Date | null;
    discarded_at: Date | null;
    duration_seconds: WithDefault<number>;
    current_exercise: WithDefault<number>;
    position_changed_at: Date | null;
    completed_exercises: WithDefault<number[]>;
    exercise_count: WithDefault<number>;
    score: number | null;
    rpe: number | null;
    improvements: WithDefault<string[]>;
    notes: WithDefault<string>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
    import_id: string | null;
    import_key: string | null;
    average_heart_rate: number | null;
    max_heart_rate: number | null;
    distance_metres: number | null;
    position_change_id: string | null;
    match: OptionalJson<'training_sessions.match', null>;
  };
  trials: {
    email_hash: Buffer;
    reference: string | null;
    created_at: WithDefault<Date>;
  };
  unique_keys: {
    kind: string;
    value: string;
    user_id: string;
    created_at: WithDefault<Date>;
  };
  usage_routines: {
    user_id: string;
    month: LocalDate;
    routine_id: string;
    exercise_ids: WithDefault<string[]>;
  };
  usage_sessions: {
    user_id: string;
    month: LocalDate;
    session_id: string;
    beyond_on: LocalDate | null;
  };
  users: {
    id: string;
    email: string;
    email_verified_at: Date | null;
    name: string;
    password_hash: string;
    is_admin: WithDefault<boolean>;
    height_cm: number | null;
    weight_kg: number | null;
    age: number | null;
    dominant_hand: string | null;
    fitness_level: string | null;
    experience: string | null;
    goals: WithDefault<string[]>;
    injuries: WithDefault<string>;
    equipment: string[] | null;
    places: string[] | null;
    time_zone: WithDefault<string>;
    training_days: number | null;
    session_min: number | null;
    session_max: number | null;
    available_days: WithDefault<string[]>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
    is_demo: WithDefault<boolean>;
    closed_at: Date | null;
    injuries_unanswered: WithDefault<boolean>;
    injuries_written_at: Date | null;
    match_days: WithDefault<string[]>;
    chosen_plan: string | null;
    is_editor: WithDefault<boolean>;
    is_support: WithDefault<boolean>;
    last_active_at: WithDefault<Date>;
    early_access: WithDefault<string[]>;
  };
  webhook_deliveries: {
    user_id: string;
    id: string;
    webhook_id: string;
    event: string;
    subject: string;
    state: WithDefault<string>;
    attempts: WithDefault<number>;
    outcome: string | null;
    ordered_at: Date;
  };
  webhooks: {
    user_id: string;
    id: string;
    url: string;
    events: string[];
    scopes: string[];
    secret: Buffer;
    created_at: Date;
    failures: WithDefault<number>;
    disabled_at: Date | null;
  };
};
