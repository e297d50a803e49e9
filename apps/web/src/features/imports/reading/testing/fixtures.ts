import { FitBaseType, FitEncoder } from 'fit-file-parser';

export const place = { timeZone: 'Europe/Madrid', now: new Date('2026-11-20T12:00:00Z') };

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const strongCsv = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2025-03-03 18:05:00,"Piernas A",1h 7m,"Goblet Squat",1,24.0,10.0,0,0.0,"","Buen día",
2025-03-03 18:05:00,"Piernas A",1h 7m,"Goblet Squat",2,26.0,8.0,0,0.0,"","Buen día",8
2025-03-03 18:05:00,"Piernas A",1h 7m,"Goblet Squat",Rest Timer,0,0,0,90.0,"","Buen día",
2025-03-03 18:05:00,"Piernas A",1h 7m,"Plank",1,0,0,0,45.0,"","Buen día",
2025-03-05 07:30:00,"Cinta",20m,"Running",1,0,0,3.2,1200.0,"","",
`;

export const strongSemicolonCsv = `Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
2019-01-11 12:31:54;"Leg";"Deadlift (Barbell)";1;100;lbs;5;;;;0;"";"";45m
2019-01-11 12:31:54;"Leg";"Deadlift (Barbell)";2;100,5;lbs;4;;;;0;"";"";45m
`;

export const hevyCsv = `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
"Empuje","26 Jul 2025, 07:06","26 Jul 2025, 08:11","Con prisa","Push Up",,"codos cerca",0,"warmup",,12,,,
"Empuje","26 Jul 2025, 07:06","26 Jul 2025, 08:11","Con prisa","Push Up",,"codos cerca",1,"normal",,10,,,7.5
"Empuje","26 Jul 2025, 07:06","26 Jul 2025, 08:11","Con prisa","Shoulder Press (Dumbbell)",,"",0,"normal",14.5,8,,,
"Carrera","27 jul. 2025, 09:00","27 jul. 2025, 09:30","","Running",,"",0,"normal",,,5.01,1800,
`;

/** A history of 1 MB: 411 workouts of 20 months, 8,631 sets. */
export function largeHevyCsv(): string {
  const [header] = hevyCsv.split('\n');
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const rows = Array.from({ length: 411 * 21 }, (_, index) => {
    const workout = Math.floor(index / 21);
    const set = index % 21;
    const date = day.format(Date.UTC(2024, 7, 24) + Math.round(workout * 1.45) * 86_400_000);
    return `"Entreno ${workout}","${date}, 10:14","${date}, 11:14","","Exercise number ${set % 6} (Barbell)",,"",${set},"normal",60,8,,,`;
  });
  return [header, ...rows].join('\n');
}

export const hevyPoundsCsv = `title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_lbs,reps,distance_miles,duration_seconds,rpe
Week 12,"Jul 26, 2025, 7:06 PM","Jul 26, 2025, 8:11 PM",,Lying Leg Curl (Machine),,,0,normal,100,10,,,
`;

export const gpx = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Garmin Connect" xmlns="http://www.topografix.com/GPX/1/1" xmlns:ns3="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
  <metadata><time>2025-05-10T17:00:00.000Z</time></metadata>
  <trk><name>Pádel con Ana &amp; Luis</name><type>padel</type><trkseg>
    <trkpt lat="40.4168" lon="-3.7038"><ele>650</ele><time>2025-05-10T17:00:00.000Z</time><extensions><ns3:TrackPointExtension><ns3:hr>110</ns3:hr></ns3:TrackPointExtension></extensions></trkpt>
    <trkpt lat="40.4169" lon="-3.7038"><time>2025-05-10T17:45:00.000Z</time><extensions><ns3:TrackPointExtension><ns3:hr>150</ns3:hr></ns3:TrackPointExtension></extensions></trkpt>
    <trkpt lat="40.4168" lon="-3.7038"><time>2025-05-10T18:30:00.000Z</time><extensions><ns3:TrackPointExtension><ns3:hr>160</ns3:hr></ns3:TrackPointExtension></extensions></trkpt>
  </trkseg></trk>
</gpx>`;

export const tcx = `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
  <Activities><Activity Sport="Other"><Id>2025-05-10T17:00:00.000Z</Id>
    <Lap StartTime="2025-05-10T17:00:00.000Z"><TotalTimeSeconds>3600.0</TotalTimeSeconds><DistanceMeters>2100.5</DistanceMeters><Calories>500</Calories><AverageHeartRateBpm><Value>140</Value></AverageHeartRateBpm><MaximumHeartRateBpm><Value>171</Value></MaximumHeartRateBpm><Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod></Lap>
    <Lap StartTime="2025-05-10T18:00:00.000Z"><TotalTimeSeconds>1800.0</TotalTimeSeconds><DistanceMeters>900</DistanceMeters><AverageHeartRateBpm><Value>146</Value></AverageHeartRateBpm><MaximumHeartRateBpm><Value>168</Value></MaximumHeartRateBpm></Lap>
    <Notes>Padel</Notes></Activity></Activities>
</TrainingCenterDatabase>`;

const field = (number: number, size: number, baseType: FitBaseType, value: number) => ({
  number,
  size,
  baseType,
  value,
});

/** An activity as a watch writes it: file_id, a record with a pulse, the session. `sport` and `subSport` as in the FIT profile. */
export function fitFile({
  sport = 64,
  subSport = 85,
  seconds = 5400,
  start = '2025-05-10T17:00:00Z',
} = {}): Uint8Array {
  const began = FitEncoder.toFitTimestamp(new Date(start));
  return new FitEncoder()
    .writeMessage(0, [field(0, 1, FitBaseType.Enum, 4), field(4, 4, FitBaseType.Uint32, began)])
    .writeMessage(20, [field(253, 4, FitBaseType.Uint32, began + 60), field(3, 1, FitBaseType.Uint8, 131)], 1)
    .writeMessage(
      18,
      [
        field(253, 4, FitBaseType.Uint32, began + seconds),
        field(2, 4, FitBaseType.Uint32, began),
        field(7, 4, FitBaseType.Uint32, seconds * 1000),
        field(8, 4, FitBaseType.Uint32, (seconds - 300) * 1000),
        field(9, 4, FitBaseType.Uint32, 310_000),
        field(5, 1, FitBaseType.Enum, sport),
        field(6, 1, FitBaseType.Enum, subSport),
        field(16, 1, FitBaseType.Uint8, 142),
        field(17, 1, FitBaseType.Uint8, 176),
      ],
      2,
    )
    .close();
}

export function bandejaExport(changes: object = {}, top: object = {}): string {
  const session = {
    key: 'bandeja:0198a0f0-0000-7000-8000-000000000001',
    name: 'Base de fuerza',
    type: 'Fuerza',
    startTime: '2026-10-01T16:00:00.000Z',
    localDate: '2026-10-01',
    timeZone: 'Europe/Madrid',
    duration: 3600,
    notes: 'Bien',
    score: 8,
    rpe: 6.5,
    improvements: ['Respirar'],
    averageHeartRate: null,
    maxHeartRate: null,
    distanceMetres: null,
    entries: [
      {
        name: 'Sentadilla goblet',
        code: 'F02',
        loadType: 'reps',
        notes: '',
        sets: [{ reps: 10, seconds: null, metres: null, weight: 16, done: true }],
      },
    ],
    ...changes,
  };
  return JSON.stringify({ format: 'bandeja-export', version: 1, sessions: [session], ...top });
}
