"""The table in a browser tab: a folder of static files, in which the server's own table runs in a Worker.

* `builder`, `pieces`, `static_data`, `command`: make the folder
* `host`, `application`, `bot_worker`, `missing_modules`: run in the Worker, by Pyodide
"""
